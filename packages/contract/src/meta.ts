import { z } from 'zod';
import { gameParams } from './params.ts';
import { text } from './text.ts';

export const metaParams = gameParams.extend({
  window: text(120).min(1).meta({ description: 'The id of a window' }),
});

const count = z.int().min(0);

const metaWindow = z.strictObject({
  id: z.string(),
  set: z.string().nullable().meta({ description: 'The newest set of the time' }),
  ruleSet: z.string().nullable(),
  from: z.string().nullable().meta({ description: 'Its first day' }),
  isDemo: z.boolean().meta({ description: 'Of made-up events alone' }),
  events: count,
  decks: count,
  matches: count,
});

export const metaWindows = z
  .strictObject({ windows: z.array(metaWindow) })
  .meta({ id: 'MetaWindows' });

const sizeClass = count.meta({
  description: 'Players: 0 to 16, 1 to 32, 2 to 64, 3 to 128, 4 more',
});

/** Sums by size of event; whoever reads adds those that shall count. */
export const metaFigures = z
  .strictObject({
    shares: z.array(
      z.strictObject({ sizeClass, archetype: z.string(), entries: count, inCut: count }),
    ),
    cells: z.array(
      z.strictObject({
        sizeClass,
        a: z.string(),
        b: z.string(),
        wins: count.meta({ description: 'Of a; of a mirror, all that were decided' }),
        losses: count,
        draws: count,
      }),
    ),
  })
  .meta({ id: 'MetaFigures' });
