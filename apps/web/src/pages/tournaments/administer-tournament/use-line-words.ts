import type { LineAct } from '@deckframe/domain/tournaments/desk/desk-line';
import type { MatchResult } from '@deckframe/domain/tournaments/match-result';
import { useLingui } from '@lingui/react/macro';

/** `2–1`. Agreed draws and double losses are words. */
export const printGames = ({ games: [a, b] }: MatchResult): string => `${a}–${b}`;

export function useLineWords(): (act: LineAct) => string {
  const { t } = useLingui();
  return (act) => {
    switch (act.kind) {
      case 'result':
        return act.result.outcome === 'doubleLoss' ? t`both lose` : printGames(act.result);
      case 'extend':
        return `${act.minutes > 0 ? '+' : ''}${act.minutes} min`;
      case 'drop':
        return act.side === 'a' ? t`left player drops` : t`right player drops`;
      case 'call':
        return act.open ? t`call a judge` : t`judge was there`;
    }
  };
}
