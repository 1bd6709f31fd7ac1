import {
  ALTERNATE_BATCH_ROWS,
  CARD_BATCH_ROWS,
} from '@deckframe/domain/cards/catalogue/cache-limits';
import {
  createCachedQuery,
  queryIdOf,
  type CachedQuery,
} from '@deckframe/domain/cards/catalogue/cache-records';
import type { GameConfig } from '@deckframe/domain/game-config';
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

export interface FoundCards {
  readonly cards: readonly CatalogueCard[];
  /** True if the API failed, so cards may be missing or old. */
  readonly isFallback: boolean;
}

/** Returns all stored cards of the game, or undefined. */
export type ReadHeld = () => Promise<LoadedCatalogue | undefined>;

/** Searches memory, then API, then storage. */
export async function findCards(
  deps: CatalogueDeps,
  gameid: string,
  loaded: readonly LoadedCatalogue[],
  numbers: readonly string[],
  readHeld: ReadHeld,
): Promise<FoundCards> {
  const found = new Map<string, CatalogueCard>();
  const pick = (catalogue: LoadedCatalogue): void => {
    for (const number of numbers) {
      const row = catalogue.findRow(number);
      const card = row === undefined ? undefined : catalogue.cardAt(row, deps.now());
      if (card !== undefined) found.set(number, card);
    }
  };
  const answer = (isFallback: boolean): FoundCards => ({
    cards: numbers.flatMap((number) => found.get(number) ?? []),
    isFallback,
  });
  loaded.forEach(pick);
  const missing = numbers.filter((number) => !found.has(number));
  try {
    const queried = await queryCards(deps, gameid, 'ids', missing);
    for (const card of queried.cards) {
      for (const number of listFormerNumbers(card['former_numbers'])) found.set(number, card);
      found.set(card.cardno, card);
    }
    return answer(queried.isFallback);
  } catch (error) {
    const held = await readHeld();
    if (held !== undefined) pick(held);
    if (missing.every((number) => !found.has(number))) throw error;
    return answer(true);
  }
}

/** Returns printings by original ids. */
export async function findPrintings(
  deps: CatalogueDeps,
  { gameid, cardOriginalId_column: column }: Pick<GameConfig, 'cardOriginalId_column' | 'gameid'>,
  originalIds: readonly string[],
  readHeld: ReadHeld,
): Promise<readonly CatalogueCard[]> {
  try {
    const { cards } = await queryCards(deps, gameid, 'alternatesOf', originalIds);
    return cards;
  } catch (error) {
    const held = await readHeld();
    const cards = held ? listPrintings(held, column, originalIds, deps.now()) : [];
    if (cards.length === 0) throw error;
    return cards;
  }
}

/** Returns loaded printings. */
export function listPrintings(
  catalogue: LoadedCatalogue,
  originalIdColumn: string,
  originalIds: readonly string[],
  now: Date,
): readonly CatalogueCard[] {
  const { values, codes } = catalogue.index.column(originalIdColumn);
  const wanted = new Set(originalIds.map((id) => values.indexOf(id)).filter((code) => code > 0));
  return [...codes.entries()]
    .filter(([, code]) => wanted.has(code))
    .flatMap(([row]) => catalogue.cardAt(row, now) ?? []);
}

async function queryCards(
  deps: CatalogueDeps,
  gameid: string,
  kind: QueryKind,
  numbers: readonly string[],
): Promise<{ cards: CatalogueCard[]; isFallback: boolean }> {
  const cards: CatalogueCard[] = [];
  let isFallback = false;
  const size = BATCH_SIZES[kind];
  for (let start = 0; start < numbers.length; start += size) {
    const { query, isOld } = await answerQuery(
      deps,
      gameid,
      kind,
      numbers.slice(start, start + size),
    );
    isFallback ||= isOld;
    const times = {
      cachedAt: Date.parse(query.cached_at),
      expiresAt: Date.parse(query.expires_at),
    };
    for (const row of query.data) cards.push(toCatalogueCard(gameid, row, times, deps.now()));
  }
  return { cards, isFallback };
}

/** Uses a fresh cached answer, or a stale one if the API fails. */
async function answerQuery(
  { storage, requests, now, isOnline }: CatalogueDeps,
  gameid: string,
  kind: QueryKind,
  numbers: readonly string[],
): Promise<{ query: CachedQuery<readonly CardRow[]>; isOld: boolean }> {
  const key = [...numbers].sort().join(',');
  const cached = (await storage.readQuery(queryIdOf(gameid, kind, key))) as
    | CachedQuery<readonly CardRow[]>
    | undefined;
  if (cached !== undefined && cached.expires_at > now().toISOString()) {
    return { query: cached, isOld: false };
  }
  try {
    const rows = await requests.queryCards(kind, numbers);
    const query = createCachedQuery<readonly CardRow[]>(gameid, kind, key, rows, now());
    await storage.writeQuery(query);
    return { query, isOld: false };
  } catch (error) {
    if (cached !== undefined) return { query: cached, isOld: true };
    if (isOnline()) throw error;
    throw new CatalogueError(numbers.length === 1 ? 'cardOffline' : 'queryOffline', {}, error);
  }
}
