import { z } from 'zod';
import { text } from './text.ts';
import { frozenList } from './tournaments/tournament-entries.ts';

const count = z.int().min(0);
const record = z.strictObject({ wins: count, n: count });

export const archetypeQuery = z.strictObject({ archetype: text(80).min(1) });

const effect = z.strictObject({
  mean: z.number().meta({ description: 'Wins of the same people with the card less without it' }),
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
  toTypical: count.meta({ description: 'Cards that the typical list does not have' }),
  list: frozenList,
});

const variant = z.strictObject({
  lists: count,
  wins: count,
  n: count,
  cards: z.array(z.string()).meta({ description: 'What it plays more of than the others' }),
});

const pilot = z.strictObject({
  name: z.string(),
  userId: z.string().nullable(),
  events: count,
  wins: count,
  losses: count,
  best: count.nullable(),
});

/** Everything of one archetype in one window. */
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
