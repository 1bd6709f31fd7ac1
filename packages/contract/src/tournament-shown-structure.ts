import { PHASE_KINDS, TIE_BREAKS } from '@deckframe/domain/tournaments/structure';
import { z } from 'zod';

/** By rank with a size, or by points with so many. */
const cut = z
  .strictObject({
    by: z.enum(['rank', 'points']),
    size: z.int().optional(),
    points: z.int().optional(),
  })
  .nullable();

const phase = z.strictObject({
  kind: z.enum(PHASE_KINDS),
  rounds: z.int().nullable().meta({ description: 'Null: by the count of players' }),
  bestOf: z.int(),
  minutes: z.int().meta({ description: '0: without a clock' }),
  cut,
});

const share = z.int().nullable();

const scoring = z.strictObject({
  win: z.int(),
  draw: z.int(),
  loss: z.int(),
  tieBreaks: z.array(z.enum(TIE_BREAKS)),
  shareBy: z.enum(['points', 'wins']),
  floor: share,
  droppedCeiling: share,
  byeInGames: z.boolean(),
});

/** As it is answered: an answer cannot hold a union that may be null. */
export const shownStructure = z
  .strictObject({ scoring, phases: z.array(phase) })
  .meta({ id: 'ShownTournamentStructure' });
