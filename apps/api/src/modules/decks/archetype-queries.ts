import type { Database } from '@deckframe/database/db';
import type { CatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { GameConfig } from '@deckframe/domain/game-config';
import { CompiledQuery } from 'kysely';
import { CARD_COLUMN_LIST } from '../cards/service.ts';
import { columnText } from '../cards/catalogue/service.ts';

type TellingRow = Record<string, ColumnValue> & { extra: Record<string, ColumnValue> };

/** The main cards of the rarities by which a game tells its archetypes. */
export async function listTellingCards(db: Database, config: GameConfig): Promise<CatalogueRow[]> {
  const text = `select ${CARD_COLUMN_LIST}, cards.extra from cards
    where cards.gameid = $1 and cards.published = 1 and cards.mainalternate is not false
      and ${columnText(config.rarity_column)} = any($2::text[])
    order by cards.cardno`;
  const { rows } = await db.executeQuery<TellingRow>(
    CompiledQuery.raw(text, [config.gameid, config.archetypesRarity]),
  );
  return rows.map(({ extra, ...card }) => ({ ...card, ...extra }));
}
