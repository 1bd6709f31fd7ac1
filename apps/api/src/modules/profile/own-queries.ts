import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';

/** What only the member sees. */
export async function findOwnFacts(db: Database, userId: UserId) {
  return db
    .selectFrom('users')
    .select(['email', 'emailverified', 'roles', 'last_connected'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function listCollectionStates(db: Database, userId: UserId) {
  return db
    .selectFrom('collection_states')
    .select(['gameid as game', 'seq', 'entry_count as entries'])
    .where('user_id', '=', userId)
    .orderBy('gameid')
    .execute();
}

export type FeaturedDeckRow = { gameid: string; id: string; decklist_name: string };

/** Of the decks that a member chose, those that everybody may see today. */
export async function listFeatured(
  db: Database,
  userId: UserId,
  wanted: readonly { game: string; uuid: string }[],
): Promise<FeaturedDeckRow[]> {
  if (wanted.length === 0) return [];
  return db
    .selectFrom('decklists')
    .select(['gameid', 'id', 'decklist_name'])
    .where((eb) => eb.or(wanted.map(({ game, uuid }) => eb.and({ gameid: game, id: uuid }))))
    .where('user_id', '=', userId)
    .where('visibility', '=', 1)
    .where('deleted_at', 'is', null)
    .where('moderated_at', 'is', null)
    .execute();
}
