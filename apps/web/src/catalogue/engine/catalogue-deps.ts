import type { CatalogueManifest } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import type { CatalogueStorage } from '../storage/catalogue-storage.ts';
import type { CardRow } from './catalogue-card.ts';

/** Requests of the catalogue; each throws without an answer. */
export interface CatalogueRequests {
  fetchManifest: (signal: AbortSignal) => Promise<CatalogueManifest>;
  /** A file's text. */
  fetchFile: (hash: string, signal: AbortSignal) => Promise<string>;
  /** At most 1000 numbers, or alternates of 500 originals. */
  queryCards: (kind: 'ids' | 'alternatesOf', numbers: readonly string[]) => Promise<CardRow[]>;
}

/** Dependencies of the catalogue; tests pass their own. */
export interface CatalogueDeps {
  readonly storage: CatalogueStorage;
  readonly requests: CatalogueRequests;
  readonly now: () => Date;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly isOnline: () => boolean;
  /** Runs an action exclusively across tabs. */
  readonly withLock: <T>(name: string, signal: AbortSignal, action: () => Promise<T>) => Promise<T>;
  /** Announces a catalogue version to other tabs. */
  readonly announce: (gameid: string, version: string) => void;
  readonly report: (message: string, cause: unknown) => void;
}
