import type { ByeReason, PairReason } from '@deckframe/domain/tournaments/pairing/pair-reason';
import { useLingui } from '@lingui/react/macro';

/** Why two play, or somebody does not, in words. */
export function useReasonWords(): {
  sayPair: (reason: PairReason | null) => string;
  sayBye: (reason: ByeReason | null) => string;
} {
  const { t } = useLingui();
  return {
    sayPair: (reason) => {
      if (reason === null) return t`by the bracket`;
      switch (reason.code) {
        case 'samePoints':
          return t`same points (${reason.points}), first meeting`;
        case 'pairedDown':
          return reason.because === 'oddGroup'
            ? t`plays down, odd number of equal points`
            : t`plays down, has met the others`;
        case 'rematch':
          return t`have met before, no other round is possible`;
      }
    },
    sayBye: (reason) => {
      if (reason === null) return '';
      switch (reason.code) {
        case 'byeLowest':
        case 'byeLowestWithout':
          return t`fewest points without a bye`;
        case 'byeSparesRematch':
          return t`spares the others a rematch`;
        case 'byeAgain':
          return t`everyone has had one`;
      }
    },
  };
}
