import { cosmeticName } from '../message-text.ts';
import './cosmetics.css';

/** The title that a member wears under the name. */
export function MemberTitle({ title }: { title: string | null }) {
  if (title === null) return null;
  return <span className="cosm-title">{cosmeticName({ kind: 'title', key: title })}</span>;
}
