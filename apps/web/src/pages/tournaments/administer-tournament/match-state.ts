import type { DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import { useLingui } from '@lingui/react/macro';

export type MatchStateId = 'disputed' | 'called' | 'done' | 'half' | 'playing';

export function useStateOf(): (match: DeskMatch) => { id: MatchStateId; words: string } {
  const { t } = useLingui();
  return ({ disputed, calledAt, result, reports }) => {
    if (disputed.length > 0) return { id: 'disputed', words: t`two results` };
    if (calledAt !== null) return { id: 'called', words: t`judge called` };
    if (result) return { id: 'done', words: t`done` };
    if (reports.a ?? reports.b) return { id: 'half', words: t`one side` };
    return { id: 'playing', words: t`playing` };
  };
}
