import { z } from 'zod';
import { CARD_NUMBER_MAX } from '../params.ts';
import { text } from '../text.ts';

/** The topics that a page subscribes to, besides the member's own. */
export const liveQuery = z
  .strictObject({
    game: text(32).optional(),
    deck: text(64).min(1).optional(),
    card: text(CARD_NUMBER_MAX).min(1).optional(),
    tournament: z.uuid().optional(),
  })
  .refine(
    ({ game, deck, card, tournament }) =>
      game !== undefined || (deck ?? card ?? tournament) === undefined,
    { message: 'a deck, card or tournament needs its game' },
  );
