import type { Database } from '@deckframe/database/db';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { CardRow } from '../service.ts';

export type StoredCard = CardRow & { extra: Record<string, ColumnValue> };

export async function listStoredCards(
  db: Database,
  game: string,
  after: string,
  limit: number,
): Promise<StoredCard[]> {
  const rows = await db
    .selectFrom('cards')
    .selectAll()
    .where('gameid', '=', game)
    .where('cardno', '>', after)
    .orderBy('cardno')
    .limit(limit)
    .execute();
  return rows as StoredCard[];
}
