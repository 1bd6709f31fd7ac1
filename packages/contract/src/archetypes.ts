import { z } from 'zod';
import { text } from './internal/game-config-parts.ts';

/** The file `games/{game}/archetypes.json`: decks that players know by name. */
export const archetypesSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'must be a key such as tide-wardens'),
  z.strictObject({
    name: text,
    /** Number of the card whose picture stands for it. */
    icon: text,
    /** Numbers of the main cards that such a deck is built around. */
    cards: z.array(text).min(1),
    colors: z.array(text).min(1),
  }),
);
