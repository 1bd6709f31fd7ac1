import { cosmeticName } from '../message-text.ts';
import './cosmetics.css';

/** The member's title below the name. */
export function MemberTitle({ title }: { title: string | null }) {
  if (title === null) return null;
  return <span className="cosm-title">{cosmeticName({ kind: 'title', key: title })}</span>;
}
