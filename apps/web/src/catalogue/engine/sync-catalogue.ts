import { BATCH_PAUSE_MS, PROGRESS } from '@deckframe/domain/cards/catalogue/cache-limits';
import {
  listOverflow,
  planBatches,
  progressOf,
} from '@deckframe/domain/cards/catalogue/cache-plan';
import {
  createCacheMetadata,
  createSeriesEntry,
} from '@deckframe/domain/cards/catalogue/cache-records';
import {
  listWantedSeries,
  type CatalogueManifest,
  type SeriesFile,
  type SeriesMatching,
  type WantedSeries,
} from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import type { GameChange, HeldGame, StoredFile } from '../storage/catalogue-storage.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { CatalogueError, messageOf } from './catalogue-error.ts';

export interface SyncRequest {
  readonly gameid: string;
  readonly wanted: WantedSeries;
  readonly config: SeriesMatching;
  readonly signal: AbortSignal;
  readonly onFiles: (files: readonly StoredFile[]) => void;
  readonly onProgress: (percent: number) => void;
}

export interface SyncOutcome {
  readonly manifest: CatalogueManifest;
  /** Time and lifetime of a verified cache. */
  readonly cachedAt: number;
  readonly expiresAt: number;
}

/**
 * Updates the cache from the manifest. Only missing files are fetched, so interrupted loads resume.
 */
export function syncCatalogue(deps: CatalogueDeps, request: SyncRequest): Promise<SyncOutcome> {
  const { gameid, signal } = request;
  const { storage } = deps;
  return deps.withLock(`deckframe-catalogue-${gameid}`, signal, async () => {
    const manifest = await fetchManifest(deps, signal);
    const series = listWantedSeries(manifest, request.wanted, request.config);
    const held = new Set(await storage.listFiles(gameid));
    await fetchBatches(deps, request, planBatches(series, held));

    request.onProgress(PROGRESS.caching);
    // Files may have been evicted meanwhile.
    const stored = new Set(await storage.listFiles(gameid));
    const before = await storage.readGame(gameid);
    const change = settle(manifest, before, stored, deps.now());
    await storage.writeGame(gameid, change);
    if (before.manifest?.version !== manifest.version) deps.announce(gameid, manifest.version);
    const { cached_at, expires_at } = change.metadata;
    return { manifest, cachedAt: Date.parse(cached_at), expiresAt: Date.parse(expires_at) };
  });
}

async function fetchManifest(deps: CatalogueDeps, signal: AbortSignal): Promise<CatalogueManifest> {
  try {
    return await deps.requests.fetchManifest(signal);
  } catch (error) {
    throw new CatalogueError('countFailed', { message: messageOf(error) }, error);
  }
}

async function fetchBatches(
  { requests, storage, pause }: CatalogueDeps,
  { gameid, signal, onFiles, onProgress }: SyncRequest,
  batches: readonly (readonly SeriesFile[])[],
): Promise<void> {
  const wantedRows = countRows(batches.flat());
  let fetchedRows = 0;
  for (const [index, batch] of batches.entries()) {
    if (index > 0) await pause(BATCH_PAUSE_MS);
    signal.throwIfAborted();
    const files = await Promise.all(
      batch.map(async ({ hash }) => ({ hash, text: await requests.fetchFile(hash, signal) })),
    ).catch((error: unknown) => {
      throw new CatalogueError(
        'batchFailed',
        { batch: index + 1, message: messageOf(error) },
        error,
      );
    });
    onFiles(files);
    await storage.writeFiles(gameid, files);
    fetchedRows += countRows(batch);
    onProgress(progressOf(fetchedRows, wantedRows));
  }
}

/** Returns the entries to store. */
function settle(
  manifest: CatalogueManifest,
  before: HeldGame,
  stored: ReadonlySet<string>,
  now: Date,
): GameChange {
  const isHeld = ({ hash }: SeriesFile): boolean => stored.has(hash);
  const isFull = manifest.series.every(({ files }) => files.every(isHeld));
  const lifetime = isFull ? 'full' : 'series';
  const held = manifest.series
    .filter(({ files }) => files.some(isHeld))
    .map((series) =>
      createSeriesEntry(manifest.gameid, series, series.files.filter(isHeld), now, lifetime),
    );
  const overflow = new Set(listOverflow(held));
  const entries = held.filter((entry) => !overflow.has(entry));
  const keys = new Set(entries.map(({ key }) => key));
  const hashes = new Set(entries.flatMap(({ data }) => data.map(({ hash }) => hash)));
  const allSeries = manifest.series.map(({ series }) => series);
  return {
    manifest,
    metadata: createCacheMetadata(manifest.gameid, entries, allSeries, now),
    entries,
    removedEntries: before.entries.map(({ key }) => key).filter((key) => !keys.has(key)),
    removedFiles: [...stored].filter((hash) => !hashes.has(hash)),
  };
}

function countRows(files: readonly SeriesFile[]): number {
  return files.reduce((sum, { rows }) => sum + rows, 0);
}
