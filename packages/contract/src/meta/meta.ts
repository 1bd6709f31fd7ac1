import { z } from 'zod';
import { gameParams } from '../params.ts';
import { text } from '../text.ts';
import { frozenList } from '../tournaments/tournament-entries.ts';

const count = z.int().min(0);

const record = z.strictObject({ wins: count, n: count });

export const archetypeQuery = z.strictObject({ archetype: text(80).min(1) });

const effect = z.strictObject({
  mean: z
    .number()
    .meta({ description: 'Win rate difference of the same players with and without the card' }),
  low: z.number(),
  high: z.number(),
  players: count.meta({ description: 'Who played both ways' }),
  n: count,
});

const cardUse = z.strictObject({
  cardno: z.string(),
  lists: count,
  copies: z.array(count).meta({ description: 'Lists with none, one, two, three, four or more' }),
  withIt: record,
  without: record,
  effect: effect.nullable(),
});

const placedList = z.strictObject({
  tournamentId: z.string(),
  tournament: z.string(),
  day: z.string(),
  playerCount: count,
  wins: count,
  losses: count,
  draws: count,
  toTypical: count.meta({ description: 'Cards that are not in the typical list' }),
  list: frozenList,
});

const variant = z.strictObject({
  lists: count,
  wins: count,
  n: count,
  cards: z.array(z.string()).meta({ description: 'Cards it plays more often than others' }),
});

const pilot = z.strictObject({
  name: z.string(),
  userId: z.string().nullable(),
  events: count,
  wins: count,
  losses: count,
  best: count.nullable(),
});

/** All figures of one archetype in one time window. */
export const metaArchetype = z
  .strictObject({
    lists: count,
    pilots: count,
    best: z.array(placedList),
    cards: z.array(cardUse),
    variants: z.array(variant),
    regulars: z.array(pilot),
  })
  .meta({ id: 'MetaArchetype' });

export const pairQuery = z.strictObject({ a: text(80).min(1), b: text(80).min(1) });

const side = z.strictObject({
  name: z.string(),
  listId: z.string().nullable(),
  games: count,
});

/** Matches of `a` against `b`, newest first. */
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

const FIELD_KINDS = ['venue', 'series', 'organizer'] as const;

export const fieldsQuery = z.strictObject({
  search: text(60).optional().meta({
    description: 'Part of the name; only its beginning if the last event was long ago',
  }),
});

/** Archetypes at the last events of a venue, a series or an organizer. */
export const metaFields = z
  .strictObject({
    fields: z.array(
      z.strictObject({
        kind: z.enum(FIELD_KINDS),
        name: z.string(),
        events: count,
        decks: count,
        from: z.string().meta({ description: 'The day of the first of these events' }),
        to: z.string().meta({ description: 'The day of the last event' }),
        shares: z.array(z.strictObject({ archetype: z.string(), entries: count })),
      }),
    ),
  })
  .meta({ id: 'MetaFields' });

export const metaParams = gameParams.extend({
  window: text(120).min(1).meta({ description: 'The id of a window' }),
});

const metaWindow = z.strictObject({
  id: z.string(),
  set: z.string().nullable().meta({ description: 'The newest set at that time' }),
  ruleSet: z.string().nullable(),
  from: z.string().nullable().meta({ description: 'Its first day' }),
  isDemo: z.boolean().meta({ description: 'Only for demo events' }),
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

/** Sums by event size. The client adds up the sizes it needs. */
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
        wins: count.meta({ description: 'Matches of a; for a mirror match, all decided ones' }),
        losses: count,
        draws: count,
      }),
    ),
  })
  .meta({ id: 'MetaFigures' });
