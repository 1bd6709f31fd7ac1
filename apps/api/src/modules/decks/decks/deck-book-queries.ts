import type { Database } from '@deckframe/database/db';
import type { CatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { CompiledQuery } from 'kysely';
import { CARD_COLUMN_LIST } from '../../cards/catalogue/service.ts';

type AskedRow = Record<string, ColumnValue> & {
  asked: string;
  extra: Record<string, ColumnValue>;
};

const FIND_CARDS = `
  select cards.cardno as asked, ${CARD_COLUMN_LIST}, cards.extra from cards
  where cards.gameid = $1 and cards.cardno = any($2::text[]) and cards.published = 1
  union all
  select alias.cardno as asked, ${CARD_COLUMN_LIST}, cards.extra
  from card_aliases as alias
  join cards on cards.gameid = alias.gameid and cards.cardno = alias.current_cardno
  where alias.gameid = $1 and alias.cardno = any($2::text[]) and cards.published = 1`;

/** Published cards by the numbers they have or once had. */
export async function findCards(
  db: Database,
  game: string,
  numbers: readonly string[],
): Promise<{ asked: string; card: CatalogueRow }[]> {
  const query = CompiledQuery.raw(FIND_CARDS, [game, numbers]);
  const { rows } = await db.executeQuery<AskedRow>(query);
  return rows.map(({ asked, extra, ...card }) => ({ asked, card: { ...card, ...extra } }));
}
