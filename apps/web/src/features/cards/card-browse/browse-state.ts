import type { WantedSeries } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import type { FilterState } from '@deckframe/domain/filter/filter-state';
import type { ListSort } from './filters/card-sort.tsx';

/** Which cards there are to browse. */
export interface CardPool {
  readonly series: WantedSeries;
  /** What is searched instead, where not every card of the series belongs to the pool. */
  readonly narrow?: (filters: FilterState) => FilterState;
  /** Every printing by itself, whatever the member prefers. */
  readonly isSingly?: boolean;
  /** Cards whose number begins so stand behind the others. */
  readonly lastPrefixes?: readonly string[];
  /** Another number asks again, because what lies over the cards has changed. */
  readonly revision?: number;
}

/** What is asked of the pool, wherever a page keeps that: in its address or in a store. */
export interface BrowseState {
  readonly filters: FilterState;
  readonly sort: ListSort;
  /** Throws where it is refused; done once the page shows what it says. */
  readonly change: (change: BrowseChange) => Promise<void> | void;
}

export interface BrowseChange {
  readonly filters?: FilterState;
  readonly sort?: ListSort;
  /** Typing goes on: no step back of its own. */
  readonly isTyping?: boolean;
}
