import { z } from 'zod';
import { text } from './text.ts';

const count = z.int().min(0);
export const pairQuery = z.strictObject({ a: text(80).min(1), b: text(80).min(1) });

const side = z.strictObject({
  name: z.string(),
  listId: z.string().nullable(),
  games: count,
});

/** Of `a` against `b`, the newest first. */
export const metaMatches = z
  .strictObject({
    matches: z.array(
      z.strictObject({
        tournamentId: z.string(),
        tournament: z.string(),
        day: z.string(),
        round: count,
        table: count,
        a: side,
        b: side,
      }),
    ),
  })
  .meta({ id: 'MetaMatches' });

export const metaWeeks = z
  .strictObject({
    weeks: z.array(
      z.strictObject({
        from: z.string().meta({ description: 'Its Monday' }),
        events: count,
        decks: count,
        shares: z.array(z.strictObject({ archetype: z.string(), entries: count })),
      }),
    ),
  })
  .meta({ id: 'MetaWeeks' });
