import type { CacheState } from '@deckframe/domain/cards/catalogue/cache-state';
import type { WantedSeries } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import type { CatalogueMessage } from './catalogue-error.ts';

/** Loading state of a catalogue view. */
export interface CatalogueStatus {
  /**
   * `ready` once all cards are available, even old ones; a part only if the rest is unavailable.
   */
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Percent: up to 90 while cards arrive, 95 while storing, then 100. */
  readonly progress: number;
  /** Cards that can be searched and shown. */
  readonly cards: number;
  readonly isOffline: boolean;
  /** Newer cards are loading. */
  readonly isRefreshing: boolean;
  readonly message: CatalogueMessage | null;
  readonly state: CacheState;
  readonly storage: 'persistent' | 'memory';
  /** Series with card counts; empty if unknown. */
  readonly series: readonly { readonly series: string; readonly rows: number }[];
  /** Increases when cards change; row numbers are valid within one generation. */
  readonly generation: number;
}

export const INITIAL_STATUS: CatalogueStatus = {
  phase: 'loading',
  progress: 0,
  cards: 0,
  isOffline: false,
  isRefreshing: false,
  message: null,
  state: 'empty',
  storage: 'memory',
  series: [],
  generation: 0,
};

/** Key of a view; equal keys mean equal cards. */
export function viewKeyOf(wanted: WantedSeries): string {
  return wanted === 'all' ? 'all' : [...wanted].sort().join(',');
}
