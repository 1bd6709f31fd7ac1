import { CACHE_LIFETIMES_MS, PROGRESS } from '@deckframe/domain/cards/catalogue/cache-limits';
import {
  decideByState,
  evaluateCache,
  type CacheWish,
} from '@deckframe/domain/cards/catalogue/cache-state';
import {
  listWantedSeries,
  type CatalogueManifest,
  type ManifestSeries,
  type WantedSeries,
} from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import type { ColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { HeldGame, StoredFile } from '../storage/catalogue-storage.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { CatalogueError, type CatalogueMessage } from './catalogue-error.ts';
import { INITIAL_STATUS, type CatalogueStatus } from './catalogue-status.ts';
import {
  createLoadedCatalogue,
  nameFiles,
  type LoadedCatalogue,
  type LoadedFile,
} from './loaded-catalogue.ts';
import type { SeriesMemory } from './series-memory.ts';
import { syncCatalogue } from './sync-catalogue.ts';

export interface ViewRequest {
  readonly wanted: WantedSeries;
  readonly needsAlternates: boolean;
}

export interface ViewSurroundings {
  /** Shared by all views of the game. */
  readonly memory: SeriesMemory;
  /** Shared by views, because the page identifies cards by generation and row. */
  readonly nextGeneration: () => number;
  readonly onStatus: (status: CatalogueStatus) => void;
}

/** One requested set of cards with its cache and updates. */
export interface CatalogueView {
  readonly request: ViewRequest;
  status: () => CatalogueStatus;
  catalogue: () => LoadedCatalogue | undefined;
  /** True if it was not refreshed recently. */
  isStale: () => boolean;
  /** Shows the cache, then updates it. */
  open: () => Promise<void>;
  /** Loads a newer catalogue that another tab stored. */
  reload: (version: string) => Promise<void>;
  close: () => void;
}

const SHOWN_FROM_STORE: CatalogueMessage = { code: 'networkFallback', params: {} };

export function createCatalogueView(
  deps: CatalogueDeps,
  config: PublicGameConfig,
  request: ViewRequest,
  surroundings: ViewSurroundings,
): CatalogueView {
  const { gameid } = config;
  const { storage } = deps;
  const shown = createShownCatalogue(deps, config, request, surroundings);
  const { tell, show, catalogue } = shown;
  let running = new AbortController();
  let askedAt = -Infinity;

  const { parse, load } = createFileLoader(deps, gameid, surroundings.memory);

  const showHeld = createShowHeld(request.wanted, config, load, show);

  const sync = async (isQuiet: boolean, signal: AbortSignal): Promise<void> => {
    const isLoading = catalogue() === undefined;
    if (!isQuiet) tell(isLoading ? { phase: 'loading' } : { isRefreshing: true });
    const { manifest, ...facts } = await syncCatalogue(deps, {
      gameid,
      wanted: request.wanted,
      config,
      signal,
      onFiles: parse,
      onProgress: (progress) => {
        if (isLoading && !signal.aborted) tell({ progress });
      },
    });
    if (signal.aborted) return;
    const wanted = listWantedSeries(manifest, request.wanted, config);
    show(manifest, await load(wanted, () => facts));
    tell({ isRefreshing: false, message: null });
  };

  const fail = (error: unknown, isQuiet: boolean): void => {
    const isOnline = deps.isOnline();
    if (isOnline) deps.report('The catalogue could not be brought up to date', error);
    if (catalogue() === undefined) tell({ phase: 'failed', message: explain(error, isOnline) });
    else tell({ isRefreshing: false, message: isOnline && !isQuiet ? SHOWN_FROM_STORE : null });
  };

  const bringUpToDate = async (
    held: HeldGame,
    isQuiet: boolean,
    signal: AbortSignal,
  ): Promise<void> => {
    try {
      if (!deps.isOnline()) throw new CatalogueError('offlineEmpty');
      await sync(isQuiet, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (catalogue() === undefined) await showHeld(held, true);
      if (!signal.aborted) fail(error, isQuiet);
    }
  };

  return {
    request,
    status: shown.status,
    catalogue,
    isStale: () => deps.now().getTime() - askedAt >= CACHE_LIFETIMES_MS.card,
    async open() {
      running.abort();
      running = new AbortController();
      askedAt = deps.now().getTime();
      const { signal } = running;
      const held = await storage.readGame(gameid);
      const isComplete = await showHeld(held, !deps.isOnline());
      if (signal.aborted) return;
      const state = evaluateCache(held, toWish(request, held.manifest, config), deps.now());
      tell({ state, message: null });
      await bringUpToDate(held, isComplete && decideByState(state) === 'use', signal);
    },
    async reload(version) {
      if (version === shown.version()) return;
      if (!(await showHeld(await storage.readGame(gameid), false))) await this.open();
    },
    close: () => running.abort(),
  };
}

/** The displayed catalogue and its status. */
function createShownCatalogue(
  deps: CatalogueDeps,
  config: PublicGameConfig,
  request: ViewRequest,
  { memory, nextGeneration, onStatus }: ViewSurroundings,
) {
  let status: CatalogueStatus = INITIAL_STATUS;
  let catalogue: LoadedCatalogue | undefined;
  let shownVersion: string | undefined;

  const tell = (change: Partial<CatalogueStatus>): void => {
    status = { ...status, isOffline: !deps.isOnline(), storage: deps.storage.kind, ...change };
    onStatus(status);
  };

  const show = (manifest: CatalogueManifest, loaded: readonly LoadedFile[]): void => {
    const name = nameFiles(loaded.map(({ hash }) => hash));
    const isSame = catalogue?.name === name;
    if (!isSame) catalogue = createLoadedCatalogue(config.gameid, loaded, config);
    shownVersion = manifest.version;
    memory.use(manifest, toWish(request, manifest, config).series);
    tell({
      phase: 'ready',
      progress: PROGRESS.done,
      cards: catalogue?.index.rows ?? 0,
      series: manifest.series.map(({ series, rows }) => ({ series, rows })),
      generation: isSame ? status.generation : nextGeneration(),
    });
  };

  return {
    tell,
    show,
    status: () => status,
    catalogue: () => catalogue,
    version: () => shownVersion,
  };
}

/**
 * Shows cached cards; returns whether all were cached. A part is shown only if the rest is
 * unavailable, because counts would be wrong.
 */
function createShowHeld(
  wish: WantedSeries,
  config: PublicGameConfig,
  load: ReturnType<typeof createFileLoader>['load'],
  show: (manifest: CatalogueManifest, loaded: readonly LoadedFile[]) => void,
) {
  return async ({ manifest, entries }: HeldGame, canBePart: boolean): Promise<boolean> => {
    if (manifest === undefined) return false;
    const wanted = listWantedSeries(manifest, wish, config);
    const loaded = await load(wanted, (series) =>
      entries.find(({ seriesId }) => seriesId === series),
    );
    if (loaded.length === 0) return false;
    const isComplete = loaded.length === wanted.flatMap((one) => one.files).length;
    if (isComplete || canBePart) show(manifest, loaded);
    return isComplete;
  };
}

/** Loads stored files into memory once. */
function createFileLoader({ storage }: CatalogueDeps, gameid: string, { files }: SeriesMemory) {
  const parse = (stored: readonly StoredFile[]): void => {
    for (const { hash, text } of stored) files.set(hash, JSON.parse(text) as ColumnFile);
  };
  /** Loads existing files of these series. */
  const load = async (
    wanted: readonly ManifestSeries[],
    entryOf: (series: string) => LoadedFile['entry'] | undefined,
  ): Promise<LoadedFile[]> => {
    const missing = wanted
      .flatMap((series) => series.files.map(({ hash }) => hash))
      .filter((hash) => !files.has(hash));
    if (missing.length > 0) parse(await storage.readFiles(gameid, missing));
    return wanted.flatMap((series) => {
      const entry = entryOf(series.series);
      return series.files.flatMap(({ hash }): LoadedFile[] => {
        const file = files.get(hash);
        return entry && file ? [{ hash, file, entry }] : [];
      });
    });
  };
  return { parse, load };
}

function toWish(
  { wanted, needsAlternates }: ViewRequest,
  manifest: CatalogueManifest | undefined,
  config: PublicGameConfig,
): CacheWish {
  if (wanted === 'all') return { series: wanted, needsAlternates };
  const series = manifest ? listWantedSeries(manifest, wanted, config) : [];
  return { series: series.map((one) => one.series), needsAlternates };
}

function explain(error: unknown, isOnline: boolean): CatalogueMessage {
  if (!isOnline) return { code: 'offlineEmpty', params: {} };
  if (error instanceof CatalogueError) return error.text;
  return { code: 'countFailed', params: { message: String(error) } };
}
