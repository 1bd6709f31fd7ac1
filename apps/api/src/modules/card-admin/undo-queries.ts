import type { Database } from '@deckframe/database/db';
import type { CardValues } from '@deckframe/domain/catalogue/card-edit';
import { sql } from 'kysely';

export type ImportedCard = {
  cardno: string;
  kind: 'new' | 'changed' | 'gone' | 'back';
  published: number;
  before: CardValues | null;
  after: CardValues | null;
  /** What the changed columns hold now. */
  current: CardValues | null;
};

/** What an import did to each card beside what the card is now, held until the end. */
export async function listImportedCards(
  db: Database,
  game: string,
  importId: number,
): Promise<ImportedCard[]> {
  const { rows } = await sql<ImportedCard>`
    select history.cardno, history.kind, cards.published, history.before, history.after,
      (select jsonb_object_agg(named, (to_jsonb(cards) || cards.extra) -> named)
       from jsonb_object_keys(coalesce(history.after, '{}')) as named) as current
    from card_history as history
    join cards on cards.gameid = history.gameid and cards.cardno = history.cardno
    where history.gameid = ${game} and history.import_id = ${importId}::bigint
    order by history.cardno for no key update of cards`.execute(db);
  return rows;
}
