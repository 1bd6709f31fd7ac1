import { CARD_COLUMNS, type Card } from '@deckframe/domain/card';
import {
  describeCachedCard,
  type CachedCardFacts,
  type SeriesCacheEntry,
} from '@deckframe/domain/cards/catalogue/cache-records';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { isNewCard } from '@deckframe/domain/filter/new-cards';

/** A card row from files or API. */
export type CardRow = Readonly<Record<string, ColumnValue>>;

/** A catalogue card; game-specific columns are read by name. */
export type CatalogueCard = Readonly<Card> & CachedCardFacts & CardRow;

const NO_VALUES: CardRow = Object.fromEntries(CARD_COLUMNS.map((name) => [name, null]));

/** Adds cache fields and omitted columns. */
export function toCatalogueCard(
  gameid: string,
  row: CardRow,
  entry: Pick<SeriesCacheEntry, 'cachedAt' | 'expiresAt'>,
  now: Date,
): CatalogueCard {
  const card = { ...NO_VALUES, ...row } as unknown as Card & CardRow;
  return { ...card, ...describeCachedCard(gameid, card, entry, isNewCard(card, now)) };
}
