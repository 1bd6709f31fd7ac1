import {
  ALTERNATE_BATCH_ROWS,
  CARD_BATCH_ROWS,
} from '@deckframe/domain/cards/catalogue/cache-limits';
import {
  createCachedQuery,
  queryIdOf,
  type CachedQuery,
} from '@deckframe/domain/cards/catalogue/cache-records';
import { listFormerNumbers } from '@deckframe/domain/cards/catalogue/catalogue-row';
import { toCatalogueCard, type CardRow, type CatalogueCard } from './catalogue-card.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { CatalogueError } from './catalogue-error.ts';
import type { LoadedCatalogue } from './loaded-catalogue.ts';

type QueryKind = 'ids' | 'alternatesOf';

const BATCH_SIZES: Readonly<Record<QueryKind, number>> = {
  ids: CARD_BATCH_ROWS,
  alternatesOf: ALTERNATE_BATCH_ROWS,
};

/** Cards by number, in the order asked for: from memory, from the storage, else from the API. */
export async function findCards(
  deps: CatalogueDeps,
  gameid: string,
  loaded: readonly LoadedCatalogue[],
  numbers: readonly string[],
): Promise<CatalogueCard[]> {
  const now = deps.now();
  const found = new Map<string, CatalogueCard>();
  for (const number of numbers) {
    for (const catalogue of loaded) {
      const row = catalogue.findRow(number);
      const card = row === undefined ? undefined : catalogue.cardAt(row, now);
      if (card !== undefined) found.set(number, card);
    }
  }
  const missing = numbers.filter((number) => !found.has(number));
  for (const card of await queryCards(deps, gameid, 'ids', missing)) {
    for (const number of listFormerNumbers(card['former_numbers'])) found.set(number, card);
    found.set(card.cardno, card);
  }
  return numbers.flatMap((number) => found.get(number) ?? []);
}

/** All printings of cards, by their original ids. */
export function findPrintings(
  deps: CatalogueDeps,
  gameid: string,
  originalIds: readonly string[],
): Promise<CatalogueCard[]> {
  return queryCards(deps, gameid, 'alternatesOf', originalIds);
}

async function queryCards(
  deps: CatalogueDeps,
  gameid: string,
  kind: QueryKind,
  numbers: readonly string[],
): Promise<CatalogueCard[]> {
  const cards: CatalogueCard[] = [];
  const size = BATCH_SIZES[kind];
  for (let start = 0; start < numbers.length; start += size) {
    const query = await answerQuery(deps, gameid, kind, numbers.slice(start, start + size));
    const times = {
      cachedAt: Date.parse(query.cached_at),
      expiresAt: Date.parse(query.expires_at),
    };
    for (const row of query.data) cards.push(toCatalogueCard(gameid, row, times, deps.now()));
  }
  return cards;
}

/** The kept answer while it is fresh, and a stale one rather than none. */
async function answerQuery(
  { storage, requests, now, isOnline }: CatalogueDeps,
  gameid: string,
  kind: QueryKind,
  numbers: readonly string[],
): Promise<CachedQuery<readonly CardRow[]>> {
  const key = [...numbers].sort().join(',');
  const cached = (await storage.readQuery(queryIdOf(gameid, kind, key))) as
    | CachedQuery<readonly CardRow[]>
    | undefined;
  if (cached !== undefined && cached.expires_at > now().toISOString()) return cached;
  try {
    const rows = await requests.queryCards(kind, numbers);
    const query = createCachedQuery<readonly CardRow[]>(gameid, kind, key, rows, now());
    await storage.writeQuery(query);
    return query;
  } catch (error) {
    if (cached !== undefined) return cached;
    if (isOnline()) throw error;
    throw new CatalogueError(numbers.length === 1 ? 'cardOffline' : 'queryOffline', {}, error);
  }
}
