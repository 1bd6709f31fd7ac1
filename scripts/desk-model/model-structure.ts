import type { Structure } from '@deckframe/domain/tournaments/structure';

export const MODEL_STRUCTURE: Structure = {
  scoring: {
    win: 3,
    draw: 1,
    loss: 0,
    tieBreaks: ['omw'],
    shareBy: 'points',
    floor: null,
    droppedCeiling: null,
    byeInGames: true,
  },
  phases: [{ kind: 'swiss', rounds: null, bestOf: 3, minutes: 50, cut: null }],
};
