import { countOthers } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Notice } from '../../rewards/mailbox/notices/notices-api.ts';
import { useTournamentWords } from './use-tournament-words.ts';
import { useTradeWords } from './use-trade-words.ts';

/** What a notice says. Example: `Halcyon and 12 others liked “Azure Rush”`. */
export function useNoticeWords(): (notice: Notice) => string {
  const { t } = useLingui();
  const sayTrade = useTradeWords();
  const sayTournament = useTournamentWords();
  const sayWho = ({ actors, actorCount }: Notice): string => {
    const [first, second] = actors;
    if (first === undefined) return t`Someone`;
    const name = first.username;
    const otherName = second?.username;
    const { others, isFull } = countOthers(1, actorCount);
    if (isFull) return t`${name} and more than ${others} others`;
    if (others === 0) return name;
    if (others === 1 && otherName !== undefined) return t`${name} and ${otherName}`;
    return plural(others, {
      one: `${name} and # other`,
      other: `${name} and # others`,
    });
  };
  const sayModeration = ({ detail, isComment, label }: Notice): string => {
    const quoted = t`“${label}”`;
    const what = isComment ? t`your comment ${quoted}` : quoted;
    if (detail === 'hidden') return t`A moderator has hidden ${what}`;
    if (detail === 'upheld') return t`Your appeal was declined: ${what}`;
    if (detail === 'lifted') return t`Your appeal was granted: ${what}`;
    return t`Visible to everyone again: ${what}`;
  };
  const sayReport = ({ detail, label }: Notice): string => {
    if (detail === 'removed') return t`Your report was right: “${label}” is hidden`;
    if (detail === 'dismissed') return t`Your report was looked at: “${label}” stays`;
    if (detail === 'answered') return t`Your report about “${label}” was answered`;
    return t`Your report about “${label}” was decided`;
  };
  return (notice) => {
    const { actorCount, kind, label } = notice;
    const who = sayWho(notice);
    switch (kind) {
      case 'like':
        return plural(actorCount, {
          one: `${who} liked “${label}”`,
          other: `${who} liked “${label}”`,
        });
      case 'comment':
        return plural(actorCount, {
          one: `${who} commented on “${label}”`,
          other: `${who} commented on “${label}”`,
        });
      case 'reply':
        return plural(actorCount, {
          one: `${who} commented after you on “${label}”`,
          other: `${who} commented after you on “${label}”`,
        });
      case 'follow':
        return plural(actorCount, { one: `${who} follows you`, other: `${who} follow you` });
      case 'trade':
        return sayTrade(who, notice.detail);
      case 'tournament':
        return sayTournament(notice);
      case 'report':
        return sayReport(notice);
      case 'moderation':
        return sayModeration(notice);
    }
  };
}
