import { z } from 'zod';
import { text } from '../internal/game-config-parts.ts';

const archetypeEntry = z.strictObject({
  name: text.describe('Its common name.'),
  icon: text.describe('Number of the card whose picture stands for it.'),
  cards: z.array(text).min(1).describe('Numbers of the cards that such a deck is built around.'),
  colors: z.array(text).min(1).describe('Its colours, as the cards spell them.'),
});

/** The file `games/{game}/archetypes.json`: archetypes by the name that players use. */
export const archetypesSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'must be a key such as tide-wardens'),
  archetypeEntry,
);

/** The cards that identify the archetypes of a game. */
export const archetypeCards = z
  .strictObject({ archetypes: z.array(archetypeEntry.extend({ colors: z.array(text) })) })
  .meta({ id: 'ArchetypeCards' });

export type ArchetypeCards = z.infer<typeof archetypeCards>;
