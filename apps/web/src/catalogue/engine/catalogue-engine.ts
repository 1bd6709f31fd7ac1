import { listExpired } from '@deckframe/domain/cards/catalogue/cache-plan';
import type { CardFacts, SeriesStats } from '@deckframe/domain/collection/entries/series-stats';
import { type CollectionEntry, playsetOf } from '@deckframe/domain/collection/entries/entry';
import type { OwnClaims } from '@deckframe/domain/collection/entries/free-copies';
import { countIndexSeries, layCollection } from '@deckframe/domain/filter/collection-overlay';
import { listFacts } from '@deckframe/domain/filter/list-facts';
import { searchForgivingly, type ForgivingAnswer } from '@deckframe/domain/query/forgiving-search';
import type { SearchIndex } from '@deckframe/domain/query/search-index';
import {
  countSearchOptions,
  searchCards,
  searchCardsInChunks,
  type CardSearch,
} from '@deckframe/domain/query/search-cards';
import type { ColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { CatalogueCard } from './catalogue-card.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { viewKeyOf, type CatalogueStatus } from './catalogue-status.ts';
import { createCatalogueView, type CatalogueView, type ViewRequest } from './catalogue-view.ts';
import {
  findCards,
  findPrintings,
  listPrintings,
  type FoundCards,
  type ReadHeld,
} from './find-cards.ts';
import { listBuilds, type DeckToBuild, type FoundBuilds } from './list-builds.ts';
import {
  listSubstitutes,
  type FoundSubstitutes,
  type SubstitutesAsked,
} from './list-substitutes.ts';
import {
  createLoadedCatalogue,
  type LoadedCatalogue,
  type LoadedFile,
} from './loaded-catalogue.ts';
import { createSeriesMemory } from './series-memory.ts';

/** A search request without its time. */
export type SearchRequest = Omit<CardSearch, 'now'> & {
  /** Changes to force a new search. */
  readonly revision?: number;
  /** Ranks names first and corrects typing errors. */
  readonly isForgiving?: boolean;
};

export interface SearchAnswer {
  readonly generation: number;
  /** Matching rows in order. */
  readonly rows: Uint32Array<ArrayBuffer>;
  /** The first cards, to render at once. */
  readonly cards: readonly CatalogueCard[];
  /** Corrected search text. */
  readonly corrected?: string;
}

export interface OptionCount {
  readonly value: string;
  readonly count: number;
}

/** Counts per option of each filter. */
export type OptionCounts = Readonly<Record<string, readonly OptionCount[]>>;

export type LaidEntry = readonly [cardno: string, entry: CollectionEntry];

export type SeriesCount = readonly [series: string, stats: SeriesStats];

/** The catalogue of one game, in the worker or on the page. */
export interface CatalogueEngine {
  open: (request: ViewRequest) => Promise<void>;
  search: (view: string, request: SearchRequest) => Promise<SearchAnswer | null>;
  countOptions: (view: string, request: SearchRequest) => Promise<OptionCounts | null>;
  /** Returns cards by row; null if the generation is outdated. */
  listCards: (
    view: string,
    generation: number,
    rows: readonly number[],
  ) => Promise<readonly CatalogueCard[] | null>;
  findCards: (numbers: readonly string[]) => Promise<FoundCards>;
  /** Returns all printings by original id. */
  findPrintings: (originalIds: readonly string[]) => Promise<readonly CatalogueCard[]>;
  /** Updates the member's collection for searches. */
  layCollection: (entries: readonly LaidEntry[], isWhole: boolean) => Promise<void>;
  /** Collection counts per series. */
  countSeries: (view: string) => Promise<readonly SeriesCount[] | null>;
  /** Card data that a collection needs. */
  listFacts: (view: string) => Promise<CardFacts | null>;
  /** Owned substitutes by requested number. */
  findSubstitutes: (view: string, asked: SubstitutesAsked) => Promise<FoundSubstitutes | null>;
  /** Decks that can be built together. */
  listBuilds: (
    view: string,
    decks: readonly DeckToBuild[],
    claims?: OwnClaims,
  ) => Promise<FoundBuilds | null>;
  /** Refreshes when online or after another tab's update. */
  refresh: (version?: string) => Promise<void>;
  cleanUp: () => Promise<void>;
  /** Prepares the first search. */
  prepare: (view: string, request: SearchRequest) => Promise<void>;
}

const MAX_VIEWS = 2;
/** Cards sent with an answer; more than a screen shows. */
const CARDS_WITH_ANSWER = 60;

export interface EngineOptions {
  readonly onStatus: (view: string, status: CatalogueStatus) => void;
  /** Number of the first generation. */
  readonly firstGeneration: number;
  /** Yields to other tasks if there is no worker. */
  readonly yieldToOthers?: () => Promise<void>;
}

export function createCatalogueEngine(
  deps: CatalogueDeps,
  config: PublicGameConfig,
  { onStatus, firstGeneration, yieldToOthers }: EngineOptions,
): CatalogueEngine {
  const memory = createSeriesMemory();
  let generations = firstGeneration;
  const collection = createLaidCollection(playsetOf(config));
  /** Most recent last. */
  const views = new Map<string, CatalogueView>();

  /** Returns a view's index with the collection. */
  const findIndex = (view: string): SearchIndex | undefined => {
    const index = views.get(view)?.catalogue()?.index;
    if (index !== undefined) collection.apply(index);
    return index;
  };

  const readHeld = createHeldReader(deps, config);
  const listLoaded = () => [...views.values()].reverse().flatMap((view) => view.catalogue() ?? []);

  return {
    async open(request) {
      const key = viewKeyOf(request.wanted);
      const known = views.get(key);
      views.delete(key);
      const view =
        known ??
        createCatalogueView(deps, config, request, {
          memory,
          nextGeneration: () => (generations += 1),
          onStatus: (status) => onStatus(key, status),
        });
      views.set(key, view);
      dropOldViews(views);
      if (known !== undefined) onStatus(key, view.status());
      if (view.status().phase === 'failed' || view.isStale()) await view.open();
    },
    async search(view, request) {
      const index = findIndex(view);
      if (index === undefined) return null;
      // A search uses the catalogue that was current when it started.
      const catalogue = views.get(view)?.catalogue();
      const { generation } = views.get(view)?.status() ?? { generation: 0 };
      const search = { ...request, now: deps.now() };
      const { rows, ...more } = await findRows(index, search, yieldToOthers);
      return { generation, ...more, ...toAnswer(rows, catalogue, search.now) };
    },
    async countOptions(view, request) {
      const index = findIndex(view);
      if (index === undefined) return null;
      return countOptionsOf(index, { ...request, now: deps.now() });
    },
    async prepare(view, request) {
      const index = findIndex(view);
      index?.order(request.sort, deps.now());
      if (request.groupAlternates === true) index?.alternates();
    },
    async listCards(key, generation, rows) {
      const view = views.get(key);
      if (view?.status().generation !== generation) return null;
      const now = deps.now();
      return rows.flatMap((row) => view.catalogue()?.cardAt(row, now) ?? []);
    },
    findCards: (numbers) => findCards(deps, config.gameid, listLoaded(), numbers, readHeld),
    async findPrintings(originalIds) {
      const whole = views.get('all')?.catalogue();
      if (whole === undefined) return findPrintings(deps, config, originalIds, readHeld);
      return listPrintings(whole, config.cardOriginalId_column, originalIds, deps.now());
    },
    ...answerCollection(collection, (view) => views.get(view)?.catalogue(), config, deps),
    async refresh(version) {
      for (const view of views.values()) {
        await (version === undefined ? view.open() : view.reload(version));
      }
    },
    cleanUp: () => removeExpired(deps, config.gameid),
  };
}

async function findRows(
  index: SearchIndex,
  search: CardSearch & SearchRequest,
  yieldToOthers: EngineOptions['yieldToOthers'],
): Promise<ForgivingAnswer> {
  if (search.isForgiving) return searchForgivingly(index, search);
  const rows = yieldToOthers
    ? await searchCardsInChunks(index, search, yieldToOthers)
    : searchCards(index, search);
  return { rows };
}

function dropOldViews(views: Map<string, CatalogueView>): void {
  for (const [key, view] of [...views].slice(0, -MAX_VIEWS)) {
    view.close();
    views.delete(key);
  }
}

/** Applies the collection to every index, including later ones. */
function createLaidCollection(playset: number) {
  const entries = new Map<string, CollectionEntry>();
  const laid = new WeakMap<SearchIndex, number>();
  let version = 0;
  return {
    overlay: () => ({ entries, playset }),
    change: (changed: readonly LaidEntry[], isWhole: boolean): void => {
      if (isWhole) entries.clear();
      for (const [cardno, entry] of changed) entries.set(cardno, entry);
      version += 1;
    },
    apply: (index: SearchIndex): void => {
      if (laid.get(index) === version) return;
      layCollection(index, { entries, playset });
      laid.set(index, version);
    },
  };
}

/** Collection queries of the engine. */
function answerCollection(
  collection: ReturnType<typeof createLaidCollection>,
  findCatalogue: (view: string) => LoadedCatalogue | undefined,
  config: PublicGameConfig,
  { now }: Pick<CatalogueDeps, 'now'>,
): Pick<
  CatalogueEngine,
  'countSeries' | 'findSubstitutes' | 'layCollection' | 'listBuilds' | 'listFacts'
> {
  const answer = <Answer>(view: string, of: (catalogue: LoadedCatalogue) => Answer) => {
    const catalogue = findCatalogue(view);
    return catalogue === undefined ? null : of(catalogue);
  };
  const entries = () => collection.overlay().entries;
  return {
    async layCollection(laid, isWhole) {
      collection.change(laid, isWhole);
    },
    countSeries: async (view) =>
      answer(view, ({ index }) => countIndexSeries(index, collection.overlay())),
    listFacts: async (view) => answer(view, ({ index }) => listFacts(index)),
    findSubstitutes: async (view, asked) =>
      answer(view, (catalogue) => listSubstitutes(catalogue, config, entries(), asked, now())),
    listBuilds: async (view, decks, claims) =>
      answer(view, (catalogue) => listBuilds(catalogue, config, entries(), decks, claims)),
  };
}

function toAnswer(
  rows: Uint32Array<ArrayBuffer>,
  catalogue: LoadedCatalogue | undefined,
  now: Date,
): Omit<SearchAnswer, 'generation'> {
  const first = [...rows.subarray(0, CARDS_WITH_ANSWER)];
  // The result is cached, so a copy is returned.
  return { rows: rows.slice(), cards: first.flatMap((row) => catalogue?.cardAt(row, now) ?? []) };
}

function countOptionsOf(index: SearchIndex, search: CardSearch): OptionCounts {
  return Object.fromEntries(
    Object.entries(countSearchOptions(index, search)).map(([key, numbers]) => [
      key,
      index.buckets(key).labels.map((value, at) => ({ value, count: numbers[at] ?? 0 })),
    ]),
  );
}

/** Reads everything stored once, as fallback when the API fails. */
function createHeldReader({ storage }: CatalogueDeps, config: PublicGameConfig): ReadHeld {
  let reading: Promise<LoadedCatalogue | undefined> | undefined;
  const read = async (): Promise<LoadedCatalogue | undefined> => {
    const { entries } = await storage.readGame(config.gameid);
    const hashes = entries.flatMap(({ data }) => data.map(({ hash }) => hash));
    const stored = await storage.readFiles(config.gameid, hashes);
    const files = stored.flatMap(({ hash, text }): LoadedFile[] => {
      const entry = entries.find(({ data }) => data.some((file) => file.hash === hash));
      return entry ? [{ hash, file: JSON.parse(text) as ColumnFile, entry }] : [];
    });
    return files.length === 0 ? undefined : createLoadedCatalogue(config.gameid, files, config);
  };
  return () => (reading ??= read());
}

async function removeExpired(deps: CatalogueDeps, openGame: string): Promise<void> {
  const now = deps.now();
  const facts = { isOnline: deps.isOnline(), openGame };
  const expired = listExpired(await deps.storage.listEntries(), now, facts);
  if (expired.length > 0) await deps.storage.removeEntries(expired);
  await deps.storage.removeExpired(now.toISOString());
}
