import type { Database } from '@deckframe/database/db';
import type { Clock } from '../../../lib/clock.ts';
import { listTermShares } from './queries.ts';
import type { DeckCondition } from './filter-queries.ts';

/** Frequencies of search terms among a game's public decks. */
export type TermShares = {
  get(game: string): Promise<{ decks: number; shares: ReadonlyMap<number, number> }>;
};

/** Frequencies change slowly. */
const LIFETIME_MS = 5 * 60_000;

export function createTermShares(db: Database, clock: Clock): TermShares {
  const cached = new Map<string, { at: number; known: ReturnType<TermShares['get']> }>();
  return {
    get(game) {
      const entry = cached.get(game);
      if (entry !== undefined && clock.now() - entry.at < LIFETIME_MS) return entry.known;
      const known = listTermShares(db, game);
      cached.set(game, { at: clock.now(), known });
      // A failed query is not cached.
      known.catch(() => cached.delete(game));
      return known;
    },
  };
}

/**
 * Returns how many decks to walk for a page, or undefined to use the search index. With `joint` the
 * share of matching decks, a walk needs about `limit / joint` decks, and the index fetches `joint *
 * decks`.
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
  // Few distinct lengths, so that few statements are prepared.
  const length = 4 ** Math.ceil(Math.log2(expected) / 2);
  return Math.min(LONGEST_WALK, Math.max(SHORTEST_WALK, length));
}

/** Cost of walking past a deck, relative to fetching one from the index. */
const LOOK = 1 / 4;
const LIGHT_LOOK = 1 / 16;
const SAFETY = 3;
const SHORTEST_WALK = 1024;
const LONGEST_WALK = 65_536;
