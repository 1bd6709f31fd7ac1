import { CARD_COLUMNS, type Card } from '@deckframe/domain/card';
import {
  describeCachedCard,
  type CachedCardFacts,
  type SeriesCacheEntry,
} from '@deckframe/domain/cards/catalogue/cache-records';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { isNewCard } from '@deckframe/domain/filter/new-cards';

/** A card as files and API deliver it: the documented columns, and those of its game. */
export type CardRow = Readonly<Record<string, ColumnValue>>;

/** A card of the catalogue. Columns that only some games have are read by name. */
export type CatalogueCard = Readonly<Card> & CachedCardFacts & CardRow;

const NO_VALUES: CardRow = Object.fromEntries(CARD_COLUMNS.map((name) => [name, null]));

/** Adds what being cached says of a card; files leave out columns without any value. */
export function toCatalogueCard(
  gameid: string,
  row: CardRow,
  entry: Pick<SeriesCacheEntry, 'cachedAt' | 'expiresAt'>,
  now: Date,
): CatalogueCard {
  const card = { ...NO_VALUES, ...row } as unknown as Card & CardRow;
  return { ...card, ...describeCachedCard(gameid, card, entry, isNewCard(card, now)) };
}
