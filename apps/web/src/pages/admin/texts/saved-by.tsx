import { useLingui } from '@lingui/react/macro';
import type { WritingRules } from '../../site/console/texts/rules-api.ts';

/** Who saved what is in force, and when. */
export function SavedBy({ stored: { at, author, version } }: { stored: WritingRules }) {
  const { i18n, t } = useLingui();
  if (at === null) return <p className="writing-rules__by">{t`Not changed yet.`}</p>;
  const when = i18n.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  const who = author ?? t`Deleted user`;
  return <p className="writing-rules__by">{t`Version ${version}, ${who}, ${when}`}</p>;
}
