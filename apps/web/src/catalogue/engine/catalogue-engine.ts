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

/** What to search for; the moment of the search is the engine's affair. */
export type SearchRequest = Omit<CardSearch, 'now'> & {
  /** Asks anew what was asked before: what lies over the cards has changed. */
  readonly revision?: number;
  /** Cards by name first, and words with a slip in them still find. */
  readonly isForgiving?: boolean;
};

export interface SearchAnswer {
  readonly generation: number;
  /** Places of the cards that match, in order. */
  readonly rows: Uint32Array<ArrayBuffer>;
  /** The first of them, so that a list can be drawn at once. */
  readonly cards: readonly CatalogueCard[];
  /** What a forgiving search took the words for. */
  readonly corrected?: string;
}

export interface OptionCount {
  readonly value: string;
  readonly count: number;
}

/** How many cards each option of each filter would show, by the filter's key. */
export type OptionCounts = Readonly<Record<string, readonly OptionCount[]>>;

export type LaidEntry = readonly [cardno: string, entry: CollectionEntry];

export type SeriesCount = readonly [series: string, stats: SeriesStats];

/** All that the app asks of the catalogue of one game; runs in the worker, or on the page. */
export interface CatalogueEngine {
  open: (request: ViewRequest) => Promise<void>;
  search: (view: string, request: SearchRequest) => Promise<SearchAnswer | null>;
  countOptions: (view: string, request: SearchRequest) => Promise<OptionCounts | null>;
  /** Cards at places of one generation; null when it is over. */
  listCards: (
    view: string,
    generation: number,
    rows: readonly number[],
  ) => Promise<readonly CatalogueCard[] | null>;
  findCards: (numbers: readonly string[]) => Promise<FoundCards>;
  /** All printings of the cards with these original ids. */
  findPrintings: (originalIds: readonly string[]) => Promise<readonly CatalogueCard[]>;
  /** Says what a member has, all of it or what has changed, so that searches know of it. */
  layCollection: (entries: readonly LaidEntry[], isWhole: boolean) => Promise<void>;
  /** How much of each series of a view is in the collection. */
  countSeries: (view: string) => Promise<readonly SeriesCount[] | null>;
  /** What a collection asks of every card of a view. */
  listFacts: (view: string) => Promise<CardFacts | null>;
  /** Cards of the collection that could stand in for others, by the number asked for. */
  findSubstitutes: (view: string, asked: SubstitutesAsked) => Promise<FoundSubstitutes | null>;
  /** Which decks the collection can build, and the most at once. */
  listBuilds: (
    view: string,
    decks: readonly DeckToBuild[],
    claims?: OwnClaims,
  ) => Promise<FoundBuilds | null>;
  /** The device is online again, or another tab has brought something newer. */
  refresh: (version?: string) => Promise<void>;
  cleanUp: () => Promise<void>;
  /** Does ahead what only the first search of a kind needs. */
  prepare: (view: string, request: SearchRequest) => Promise<void>;
}

/** Wishes whose cards stay ready: the list's, and one beside it. */
const MAX_VIEWS = 2;
/** More than a large screen shows. */
const CARDS_WITH_ANSWER = 60;

export interface EngineOptions {
  readonly onStatus: (view: string, status: CatalogueStatus) => void;
  /** Where the counting of generations starts. */
  readonly firstGeneration: number;
  /** Given where the page itself must search: lets other work have its turn. */
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
  /** The latest last. */
  const views = new Map<string, CatalogueView>();

  /** The index of a view, with the collection over it. */
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
      // Other cards may come while this search takes its turns; its answer is about these.
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

/** A collection lies over every index, also over those that are built later. */
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

/** What a collection asks of the cards. */
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
  // The index holds on to its answer; what leaves is a copy.
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

/** Reads all that is stored of the game, once: it is asked for only while the API does not answer. */
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
