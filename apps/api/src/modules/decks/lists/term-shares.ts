import type { Database } from '@deckframe/database/db';
import type { Clock } from '../../../lib/clock.ts';
import { listTermShares } from './queries.ts';
import type { DeckCondition } from './filter-queries.ts';

/** How common the terms of a game's public decks are. */
export type TermShares = {
  get(game: string): Promise<{ decks: number; shares: ReadonlyMap<number, number> }>;
};

/** Shares change slowly: a new set of cards needs weeks to reach the lists. */
const LIFETIME_MS = 5 * 60_000;

export function createTermShares(db: Database, clock: Clock): TermShares {
  const cached = new Map<string, { at: number; known: ReturnType<TermShares['get']> }>();
  return {
    get(game) {
      const entry = cached.get(game);
      if (entry !== undefined && clock.now() - entry.at < LIFETIME_MS) return entry.known;
      const known = listTermShares(db, game);
      cached.set(game, { at: clock.now(), known });
      // A failed question is asked again by the next caller.
      known.catch(() => cached.delete(game));
      return known;
    },
  };
}

/**
 * How many decks of the order to look through for a page of matches; undefined where the search
 * index finds them all sooner. Of `decks` decks a share `joint` matches, so a page is expected
 * within `limit / joint` decks of the order, and the index finds `joint * decks` to be fetched and
 * sorted. To look at a deck of the order is cheap where its index holds all that is tested.
 */
export function planWalk(
  conditions: readonly DeckCondition[],
  { decks, shares }: Awaited<ReturnType<TermShares['get']>>,
  limit: number,
): number | undefined {
  const joint = conditions.reduce((product, { terms }) => {
    const rarest = Math.min(1, ...terms.map((term) => shares.get(term) ?? 0));
    return product * rarest;
  }, 1);
  const lookCost = conditions.every((condition) => condition.isLight) ? LIGHT_LOOK : LOOK;
  if (joint * decks < (limit / joint) * lookCost) return undefined;
  const expected = (limit / joint) * SAFETY;
  // Few different lengths, so that few different statements are prepared.
  const length = 4 ** Math.ceil(Math.log2(expected) / 2);
  return Math.min(LONGEST_WALK, Math.max(SHORTEST_WALK, length));
}

/** Looking at a deck of the order, or at its name in the index, against fetching a found deck. */
const LOOK = 1 / 4;
const LIGHT_LOOK = 1 / 16;
const SAFETY = 3;
const SHORTEST_WALK = 1024;
const LONGEST_WALK = 65_536;
