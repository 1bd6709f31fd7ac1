import type { CacheState } from '@deckframe/domain/cards/catalogue/cache-state';
import type { WantedSeries } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import type { CatalogueMessage } from './catalogue-error.ts';

/** How a wish for cards stands. */
export interface CatalogueStatus {
  /** `ready` as soon as all cards are there, however old; with a part only where the rest cannot be had. */
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Percent of the load: at most 90 while cards arrive, 95 while they are kept, then 100. */
  readonly progress: number;
  /** Cards that can be searched and shown. */
  readonly cards: number;
  readonly isOffline: boolean;
  /** Cards are shown, and newer ones are on their way. */
  readonly isRefreshing: boolean;
  readonly message: CatalogueMessage | null;
  readonly state: CacheState;
  readonly storage: 'persistent' | 'memory';
  /** Every series of the game and how many cards it has; empty while unknown. */
  readonly series: readonly { readonly series: string; readonly rows: number }[];
  /** Goes up when other cards are shown; row numbers hold within one generation only. */
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

/** Names a wish: equal names, equal cards. */
export function viewKeyOf(wanted: WantedSeries): string {
  return wanted === 'all' ? 'all' : [...wanted].sort().join(',');
}
