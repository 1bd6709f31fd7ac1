import type { CardFacts } from '@deckframe/domain/collection/entries/series-stats';
import { createLruCache } from '@deckframe/domain/filter/lru-cache';
import { reportError } from '#lib/report-error.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import type { CatalogueCard } from '../engine/catalogue-card.ts';
import type {
  CatalogueEngine,
  LaidEntry,
  OptionCounts,
  SearchAnswer,
  SearchRequest,
  SeriesCount,
} from '../engine/catalogue-engine.ts';
import { INITIAL_STATUS, viewKeyOf, type CatalogueStatus } from '../engine/catalogue-status.ts';
import type { ViewRequest } from '../engine/catalogue-view.ts';
import { EngineReplacedError, type EngineLink, type LinkEvents } from './engine-link.ts';
import { createLatestOnly, SUPERSEDED } from './latest-only.ts';

/** Limit after which a worker with a slow pattern is replaced. */
export const PATTERN_LIMIT_MS = 100;
/** Cards cached on the page for scrolling. */
const CARDS_REMEMBERED = 3000;
/** Generations of different engines never overlap. */
const GENERATIONS_PER_ENGINE = 1_000_000;

export class PatternTooSlowError extends Error {
  override readonly name = 'PatternTooSlowError';
}

export interface ClientTimers {
  readonly start: (expired: () => void, milliseconds: number) => unknown;
  readonly stop: (handle: unknown) => void;
}

/** The page's side of a game's catalogue. */
export interface CatalogueClient {
  statusOf: (view: string) => ValueStore<CatalogueStatus>;
  open: (request: ViewRequest) => void;
  /** The newest search of a slot wins; others return `SUPERSEDED`. Null if nothing is loaded. */
  search: (
    slot: string,
    view: string,
    request: SearchRequest,
  ) => Promise<SearchAnswer | typeof SUPERSEDED | null>;
  countOptions: (view: string, request: SearchRequest) => Promise<OptionCounts | null>;
  /** Returns a cached card of this generation. */
  peekCard: (generation: number, row: number) => CatalogueCard | undefined;
  /** Loads cards for `peekCard`. */
  loadCards: (view: string, generation: number, rows: readonly number[]) => Promise<void>;
  findCards: CatalogueEngine['findCards'];
  findPrintings: (originalIds: readonly string[]) => Promise<readonly CatalogueCard[]>;
  /** Sends the member's collection, as a whole or as changes. */
  layCollection: (entries: readonly LaidEntry[], isWhole: boolean) => void;
  countSeries: (view: string) => Promise<readonly SeriesCount[] | null>;
  listFacts: (view: string) => Promise<CardFacts | null>;
  findSubstitutes: CatalogueEngine['findSubstitutes'];
  listBuilds: CatalogueEngine['listBuilds'];
  /** Informs the engine about a network change. */
  refresh: () => void;
}

export function createCatalogueClient(
  startLink: (firstGeneration: number, events: LinkEvents) => EngineLink,
  timers: ClientTimers,
): CatalogueClient {
  const statuses = new Map<string, ValueStore<CatalogueStatus>>();
  const slots = new Map<string, ReturnType<typeof createLatestOnly<SearchAnswer | null>>>();
  const requests = new Map<string, ViewRequest>();
  const collection = new Map<string, LaidEntry[1]>();
  const seen = createSeenCards();
  let engines = 0;
  let current: EngineLink | undefined;

  const statusOf = (view: string): ValueStore<CatalogueStatus> => {
    const known = statuses.get(view) ?? createValueStore(INITIAL_STATUS);
    statuses.set(view, known);
    return known;
  };
  const link = (): EngineLink =>
    (current ??= startLink((engines += 1) * GENERATIONS_PER_ENGINE, {
      onStatus: (view, status) => statusOf(view).set(status),
      onRunning: () => guard.onRunning(),
    }));
  const report = (error: unknown): void => {
    if (!(error instanceof EngineReplacedError)) reportError('The catalogue failed', error);
  };

  /** A new engine reads storage and gets the page's state. */
  const replaceEngine = (): void => {
    current?.end();
    current = undefined;
    const { engine } = link();
    for (const request of requests.values()) engine.open(request).catch(report);
    if (collection.size > 0) engine.layCollection([...collection], true).catch(report);
  };

  const guard = createPatternGuard(timers, replaceEngine);
  const searchGuarded = (view: string, request: SearchRequest): Promise<SearchAnswer | null> => {
    const { engine, canBeStopped } = link();
    const text = request.filters.search ?? '';
    // Patterns are between slashes.
    if (!text.includes('/')) return engine.search(view, request);
    if (!canBeStopped) return Promise.reject(new PatternTooSlowError());
    return guard.run(text, () => engine.search(view, request));
  };

  return {
    statusOf,
    open(request) {
      requests.set(viewKeyOf(request.wanted), request);
      link().engine.open(request).catch(report);
    },
    async search(slot, view, request) {
      const latest = slots.get(slot) ?? createLatestOnly<SearchAnswer | null>();
      slots.set(slot, latest);
      const answer = await latest(() => searchGuarded(view, request));
      if (answer !== SUPERSEDED && answer !== null) {
        seen.remember(answer.generation, answer.rows, answer.cards);
      }
      return answer;
    },
    countOptions: (view, request) => link().engine.countOptions(view, request),
    peekCard: seen.peek,
    async loadCards(view, generation, rows) {
      const cards = await link().engine.listCards(view, generation, rows);
      if (cards !== null) seen.remember(generation, rows, cards);
    },
    findCards: (numbers) => link().engine.findCards(numbers),
    findPrintings: (originalIds) => link().engine.findPrintings(originalIds),
    layCollection(entries, isWhole) {
      if (isWhole) collection.clear();
      for (const [cardno, entry] of entries) collection.set(cardno, entry);
      link().engine.layCollection(entries, isWhole).catch(report);
    },
    countSeries: (view) => link().engine.countSeries(view),
    listFacts: (view) => link().engine.listFacts(view),
    listBuilds: (view, decks, claims) => link().engine.listBuilds(view, decks, claims),
    findSubstitutes: (view, asked) => link().engine.findSubstitutes(view, asked),
    refresh: () => current?.engine.refresh().catch(report),
  };
}

/** Stops slow patterns and remembers them. */
function createPatternGuard(timers: ClientTimers, onExpired: () => void) {
  const refusedPatterns = new Set<string>();
  let onRunning = (): void => {};
  return {
    /** The time limit starts when the engine starts the search. */
    onRunning: () => onRunning(),
    async run<Answer>(pattern: string, search: () => Promise<Answer>): Promise<Answer> {
      if (refusedPatterns.has(pattern)) throw new PatternTooSlowError();
      let timer: unknown;
      const expired = Promise.withResolvers<never>();
      onRunning = () => {
        timer = timers.start(() => {
          refusedPatterns.add(pattern);
          expired.reject(new PatternTooSlowError());
          onExpired();
        }, PATTERN_LIMIT_MS);
      };
      try {
        return await Promise.race([search(), expired.promise]);
      } finally {
        timers.stop(timer);
        onRunning = () => {};
      }
    },
  };
}

function createSeenCards() {
  const seen = createLruCache<CatalogueCard>(CARDS_REMEMBERED);
  const keyOf = (generation: number, row: number) => `${generation} ${row}`;
  return {
    peek: (generation: number, row: number) => seen.get(keyOf(generation, row)),
    remember: (generation: number, rows: Iterable<number>, cards: readonly CatalogueCard[]) => {
      let at = 0;
      for (const row of rows) {
        const card = cards[at];
        if (card === undefined) return;
        // Keeps the identity of known cards to avoid rerenders.
        const key = keyOf(generation, row);
        seen.set(key, seen.get(key) ?? card);
        at += 1;
      }
    },
  };
}
