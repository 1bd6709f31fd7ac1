import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { rowsToRead } from '../../../lib/keyset-page.ts';
import { DECK_SQL } from '../decks/reading-service.ts';
import type { DeckPage } from './page.ts';
import type { ListedRow } from './queries.ts';

export async function insertBookmark(
  db: Database,
  userId: UserId,
  game: string,
  deckId: string,
): Promise<void> {
  await db
    .insertInto('deck_bookmarks')
    .values({ user_id: userId, gameid: game, deck_id: deckId })
    .onConflict((conflict) => conflict.columns(['user_id', 'gameid', 'deck_id']).doNothing())
    .execute();
}

export async function deleteBookmark(
  db: Database,
  userId: UserId,
  game: string,
  deckId: string,
): Promise<void> {
  await db
    .deleteFrom('deck_bookmarks')
    .where('user_id', '=', userId)
    .where('gameid', '=', game)
    .where('deck_id', '=', deckId)
    .execute();
}

/** Newest bookmarks first. Hidden decks are skipped but stay bookmarked. */
export async function listBookmarks(
  db: Database,
  userId: UserId,
  game: string,
  page: DeckPage,
): Promise<ListedRow[]> {
  const values: unknown[] = [game, userId];
  const [sign, direction] = page.backwards ? ['>', 'asc'] : ['<', 'desc'];
  const keyset =
    page.from === undefined
      ? ''
      : `and (bookmark.created_at, bookmark.deck_id) ${sign}
         ($${values.push(page.from.key)}::timestamptz, $${values.push(page.from.id)}::uuid)`;
  const text = `select ${DECK_SQL.summaryColumns}, bookmark.created_at::text as key
     from deck_bookmarks as bookmark
     join decklists as deck on deck.gameid = bookmark.gameid and deck.id = bookmark.deck_id
     join ${DECK_SQL.counts}
     join users_public as owner on owner.id = deck.user_id
     where bookmark.gameid = $1 and bookmark.user_id = $2 ${keyset}
       and deck.deleted_at is null and ((deck.visibility <> 0 and deck.moderated_at is null) or deck.user_id = $2)
     order by bookmark.created_at ${direction}, bookmark.deck_id ${direction}
     limit ${rowsToRead(page)}`;
  return runStatement<ListedRow>(db, { text, values });
}

export async function upsertDefaultVisibility(
  db: Database,
  userId: UserId,
  visibility: number,
): Promise<void> {
  await db
    .insertInto('deck_preferences')
    .values({ user_id: userId, default_visibility: visibility })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ default_visibility: visibility }),
    )
    .execute();
}
