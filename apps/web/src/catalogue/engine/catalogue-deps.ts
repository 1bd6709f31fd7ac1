import type { CatalogueManifest } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import type { CatalogueStorage } from '../storage/catalogue-storage.ts';
import type { CardRow } from './catalogue-card.ts';

/** The calls that bring cards; each throws where no answer came. */
export interface CatalogueRequests {
  fetchManifest: (signal: AbortSignal) => Promise<CatalogueManifest>;
  /** A file's text. */
  fetchFile: (hash: string, signal: AbortSignal) => Promise<string>;
  /** At most 1000 numbers; alternates of at most 500 originals. */
  queryCards: (kind: 'ids' | 'alternatesOf', numbers: readonly string[]) => Promise<CardRow[]>;
}

/** The world around the catalogue; a test brings its own. */
export interface CatalogueDeps {
  readonly storage: CatalogueStorage;
  readonly requests: CatalogueRequests;
  readonly now: () => Date;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly isOnline: () => boolean;
  /** One at a time under this name, in all tabs together. */
  readonly withLock: <T>(name: string, signal: AbortSignal, action: () => Promise<T>) => Promise<T>;
  /** Tells the other tabs that a game's catalogue is now at this version. */
  readonly announce: (gameid: string, version: string) => void;
  readonly report: (message: string, cause: unknown) => void;
}
