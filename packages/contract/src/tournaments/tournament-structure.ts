import { checkStructure } from '@deckframe/domain/tournaments/presets/check-structure';
import { PHASE_KINDS, TIE_BREAKS } from '@deckframe/domain/tournaments/structure';
import { z } from 'zod';

const cut = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('rank'), size: z.int().min(2).max(512) }),
  z.strictObject({ by: z.literal('points'), points: z.int().min(1).max(200) }),
]);

const phase = z.strictObject({
  kind: z.enum(PHASE_KINDS),
  rounds: z.int().min(1).max(20).nullable().meta({ description: 'Null: by the count of players' }),
  bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]),
  minutes: z.int().min(0).max(600).meta({ description: '0: without a clock' }),
  cut: cut.nullable(),
});

const share = z.int().min(0).max(1000).nullable();

const scoring = z.strictObject({
  win: z.int().min(0).max(20),
  draw: z.int().min(0).max(20),
  loss: z.int().min(0).max(20),
  tieBreaks: z.array(z.enum(TIE_BREAKS)).max(TIE_BREAKS.length),
  shareBy: z.enum(['points', 'wins']),
  floor: share,
  droppedCeiling: share,
  byeInGames: z.boolean(),
});

/** The structure of an event. Each phase except the last has a cut, and elimination comes last. */
export const tournamentStructure = z
  .strictObject({ scoring, phases: z.array(phase).min(1).max(4) })
  .superRefine((structure, context) => {
    for (const fault of checkStructure(structure)) {
      context.addIssue({ code: 'custom', message: fault });
    }
  })
  .meta({ id: 'TournamentStructure' });
