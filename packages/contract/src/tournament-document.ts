import { TOURNAMENT_LIMITS, TOURNAMENT_MODES } from '@deckframe/domain/tournament/event';
import { IMPORT_LIMITS } from '@deckframe/domain/tournaments/event-import/imported-event';
import { z } from 'zod';
import { nameText, text } from './text.ts';

const trimmed = (max: number, min = 0) =>
  nameText(max)
    .transform((value) => value.trim())
    .pipe(z.string().min(min));

const facts = {
  name: trimmed(TOURNAMENT_LIMITS.name, 3),
  format: trimmed(TOURNAMENT_LIMITS.format, 1),
  day: z.iso.date().meta({ description: 'When it began, where it was held' }),
  timeZone: text(60).min(1),
  mode: z.enum(TOURNAMENT_MODES),
  location: trimmed(TOURNAMENT_LIMITS.location),
  area: trimmed(TOURNAMENT_LIMITS.area),
  link: z
    .union([z.literal(''), z.url({ protocol: /^https$/ }).max(IMPORT_LIMITS.link)])
    .meta({ description: 'Where its results stand; blank, or https' }),
};

/** What is known of an event that was held elsewhere. */
export const importedFacts = z.strictObject(facts).meta({ id: 'ImportedEventFacts' });

const count = z.int().min(0).max(999_999);
const cardLines = z
  .array(text(80))
  .max(200)
  .default([])
  .meta({ description: 'One for each card: `4 x ABC-001`' });

const player = z.strictObject({
  place: count,
  name: text(200),
  points: count,
  wins: count.optional(),
  deck: text(200).default(''),
  archetype: text(200).default(''),
  list: z
    .strictObject({ main: cardLines, side: cardLines, resource: cardLines })
    .optional()
    .meta({ description: 'Left out where nobody knows it' }),
});

/** Our own form of an event that was held elsewhere (docs/tournaments.md). */
export const eventDocument = z.strictObject({
  deckframeEvent: z.literal(1),
  ...facts,
  location: facts.location.default(''),
  area: facts.area.default(''),
  link: facts.link.default(''),
  players: z.array(player).max(IMPORT_LIMITS.players),
});

export type ImportedFacts = z.infer<typeof importedFacts>;
export type EventDocument = z.infer<typeof eventDocument>;
