import type { Structure } from '@deckframe/domain/tournaments/structure';

export const STRUCTURE: Structure = {
  scoring: {
    win: 3,
    draw: 1,
    loss: 0,
    tieBreaks: ['omw'],
    shareBy: 'points',
    floor: 330,
    droppedCeiling: null,
    byeInGames: true,
  },
  phases: [{ kind: 'swiss', rounds: 3, bestOf: 3, minutes: 50, cut: null }],
};
