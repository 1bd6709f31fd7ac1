import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { CARD_COLUMNS, type Card } from '@deckframe/domain/card';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { perGameStatement } from '../../lib/per-game-statement.ts';

/** A card as it is stored: `published` is 0 or 1, moments are dates. */
export type CardRow = Omit<Card, 'published' | 'created_at'> & {
  published: number;
  created_at: Date;
};

/** With the columns that only its game has. */
export type CatalogueCardRow = CardRow & { extra: Record<string, ColumnValue> };

export const CARD_COLUMN_LIST = CARD_COLUMNS.map((column) => `cards.${column}`).join(', ');

/** `$1` is the game, `$2` the card's number, also one that it had before. */
export const FIND_CARD = `select ${CARD_COLUMN_LIST}, cards.extra from cards
  where gameid = $1 and published = 1 and cardno = coalesce((
    select current_cardno from card_aliases where gameid = $1 and cardno = $2
  ), $2)`;

const LIST_NEWEST = `select ${CARD_COLUMN_LIST} from cards
  where gameid = $1 and published = 1 and mainalternate is not false
  order by created_at desc, cardno
  limit $2`;

const findCardOf = perGameStatement('find-published-card', FIND_CARD);
const listNewestOf = perGameStatement('list-newest-cards', LIST_NEWEST);

/** Prepared: this is the most asked question of the site. */
export async function findPublishedCard(
  db: Database,
  game: string,
  cardno: string,
): Promise<CatalogueCardRow | undefined> {
  const rows = await runStatement<CatalogueCardRow>(db, findCardOf(game, [cardno]));
  return rows[0];
}

export async function listNewestCards(
  db: Database,
  game: string,
  limit: number,
): Promise<CardRow[]> {
  const rows = await runStatement<CardRow>(db, listNewestOf(game, [limit]));
  return rows;
}
