import { useLingui } from '@lingui/react/macro';
import type { BracketColumn } from '../events/bracket/bracket-lines.ts';

export type NamedColumn = Pick<BracketColumn, 'stage' | 'round' | 'left'>;

/** How rounds are called: from the end where one line is all there is. */
export function useRoundNames(isDouble: boolean): (column: NamedColumn) => string {
  const { t } = useLingui();
  return ({ stage, round, left }) => {
    if (stage === 'final') return round === 1 ? t`Final` : t`Second final`;
    if (isDouble && stage === 'upper') return left === 0 ? t`Upper final` : t`Upper round ${round}`;
    if (isDouble) return left === 0 ? t`Lower final` : t`Lower round ${round}`;
    if (left === 1) return t`Semi-finals`;
    if (left === 2) return t`Quarter-finals`;
    const players = 2 ** (left + 1);
    return t`Round of ${players}`;
  };
}
