import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import type { Locale } from '#lib/i18n.ts';

/** What the server rendered a page from. The browser hydrates the page from the same data. */
export interface PageState {
  readonly at: number;
  readonly locale: Locale;
  readonly config: PublicGameConfig;
  readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[];
  /** Cards of the deck on the page. */
  readonly deckCards: readonly (readonly [number: string, card: CatalogueCard | null])[];
}

export const PAGE_STATE_ID = 'page-state';
