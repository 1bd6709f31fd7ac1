import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';

export async function listStaples(db: Database, userId: UserId, game: string): Promise<string[]> {
  const rows = await db
    .selectFrom('staples')
    .select('card_id')
    .where('user_id', '=', userId)
    .where('gameid', '=', game)
    .orderBy('created_at')
    .orderBy('card_id')
    .execute();
  return rows.map((row) => row.card_id);
}

export async function insertStaple(
  db: Database,
  userId: UserId,
  game: string,
  card: string,
): Promise<void> {
  await db
    .insertInto('staples')
    .values({ user_id: userId, gameid: game, card_id: card })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteStaple(
  db: Database,
  userId: UserId,
  game: string,
  card: string,
): Promise<void> {
  await db
    .deleteFrom('staples')
    .where('user_id', '=', userId)
    .where('gameid', '=', game)
    .where('card_id', '=', card)
    .execute();
}
