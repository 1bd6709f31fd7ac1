import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { DECK_SQL, type DeckRow } from '../decks/reading-service.ts';

/** Returns a member's decks after the last one seen, without deleted ones. */
export async function listDecksOf(
  db: Database,
  userId: UserId,
  after: { game: string; id: string } | undefined,
  limit: number,
): Promise<DeckRow[]> {
  const { game = '', id = '00000000-0000-0000-0000-000000000000' } = after ?? {};
  const rows = await runStatement<DeckRow>(db, {
    name: 'list-decks-of',
    text: `select ${DECK_SQL.columns}
      from decklists as deck join ${DECK_SQL.counts} join users_public as owner on owner.id = deck.user_id
      where deck.user_id = $1 and deck.deleted_at is null and (deck.gameid, deck.id) > ($2, $3::uuid)
      order by deck.gameid, deck.id limit $4`,
    values: [userId, game, id, limit],
  });
  return rows;
}
