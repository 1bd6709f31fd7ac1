import type {
  CachedQuery,
  CacheMetadata,
  SeriesCacheEntry,
} from '@deckframe/domain/cards/catalogue/cache-records';
import type { CatalogueManifest } from '@deckframe/domain/cards/catalogue/catalogue-manifest';

/** Cached data of a game, except cards. */
export interface HeldGame {
  readonly manifest: CatalogueManifest | undefined;
  readonly metadata: CacheMetadata | undefined;
  readonly entries: readonly SeriesCacheEntry[];
}

/** A series file as served: column JSON. */
export interface StoredFile {
  readonly hash: string;
  readonly text: string;
}

/** Applied atomically. */
export interface GameChange {
  readonly manifest: CatalogueManifest;
  readonly metadata: CacheMetadata;
  readonly entries: readonly SeriesCacheEntry[];
  /** Keys of entries to delete. */
  readonly removedEntries: readonly string[];
  /** Hashes of files that no entry references. */
  readonly removedFiles: readonly string[];
}

/** Storage of catalogues; decisions are in the domain. */
export interface CatalogueStorage {
  readonly kind: 'persistent' | 'memory';
  readGame: (gameid: string) => Promise<HeldGame>;
  /** Entries of all games. */
  listEntries: () => Promise<SeriesCacheEntry[]>;
  /** All files, including those without an entry yet. */
  listFiles: (gameid: string) => Promise<string[]>;
  readFiles: (gameid: string, hashes: readonly string[]) => Promise<StoredFile[]>;
  writeFiles: (gameid: string, files: readonly StoredFile[]) => Promise<void>;
  writeGame: (gameid: string, change: GameChange) => Promise<void>;
  /** Deletes entries and their files. */
  removeEntries: (entries: readonly SeriesCacheEntry[]) => Promise<void>;
  removeFiles: (gameid: string, hashes: readonly string[]) => Promise<void>;
  readQuery: (id: string) => Promise<CachedQuery | undefined>;
  writeQuery: (query: CachedQuery) => Promise<void>;
  /** Deletes all other expired records. */
  removeExpired: (now: string) => Promise<void>;
  close: () => void;
}

export function fileKeyOf(gameid: string, hash: string): string {
  return `${gameid}/${hash}`;
}
