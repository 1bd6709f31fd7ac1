import type { WantedSeries } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import type { FilterState } from '@deckframe/domain/filter/filter-state';
import type { ListSort } from './filters/card-sort.tsx';

/** The cards that can be browsed. */
export interface CardPool {
  readonly series: WantedSeries;
  readonly narrow?: (filters: FilterState) => FilterState;
  /** Lists every printing separately. */
  readonly isSingly?: boolean;
  readonly lastPrefixes?: readonly string[];
  /** Changes to force a new search. */
  readonly revision?: number;
}

/** Filter state in an address or store. */
export interface BrowseState {
  readonly filters: FilterState;
  readonly sort: ListSort;
  /** Throws if refused; resolves when shown. */
  readonly change: (change: BrowseChange) => Promise<void> | void;
}

export interface BrowseChange {
  readonly filters?: FilterState;
  readonly sort?: ListSort;
  /** No separate history entry while typing. */
  readonly isTyping?: boolean;
}
