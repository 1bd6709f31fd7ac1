import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type FolderRow = { id: number; name: string; deck_count: number };

/** Decks that the owner's lists show: not deleted and not locked. */
const SHOWN = sql<boolean>`deck.deleted_at is null and deck.is_locked = 0`;

export async function listFolders(
  db: Database,
  userId: UserId,
  game: string,
): Promise<FolderRow[]> {
  const { rows } = await sql<FolderRow>`
    select folder.id, folder.name, (
      select count(*)::integer from deck_folder_decks as membership
      join decklists as deck on deck.gameid = membership.gameid and deck.id = membership.deck_id
      where membership.user_id = folder.user_id and membership.gameid = folder.gameid
        and membership.folder_id = folder.id and ${SHOWN} and deck.archived_at is null
    ) as deck_count
    from deck_folders as folder
    where folder.user_id = ${userId} and folder.gameid = ${game}
    order by lower(folder.name), folder.id`.execute(db);
  return rows;
}

export type OwnCounts = { shown: number; unfiled: number; archived: number };

export async function countOwnDecks(
  db: Database,
  userId: UserId,
  game: string,
): Promise<OwnCounts> {
  const { rows } = await sql<OwnCounts>`
    select
      count(*) filter (where deck.archived_at is null)::integer as shown,
      count(*) filter (where deck.archived_at is null and not exists (
        select from deck_folder_decks as membership
        where membership.gameid = deck.gameid and membership.deck_id = deck.id
      ))::integer as unfiled,
      count(*) filter (where deck.archived_at is not null)::integer as archived
    from decklists as deck
    where deck.user_id = ${userId} and deck.gameid = ${game} and ${SHOWN}`.execute(db);
  return rows[0] ?? { shown: 0, unfiled: 0, archived: 0 };
}

/** Undefined where the member has a folder of this name already. */
export async function insertFolder(
  db: Database,
  userId: UserId,
  game: string,
  name: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into deck_folders (user_id, gameid, name) values (${userId}, ${game}, ${name})
    on conflict (user_id, gameid, lower(name)) do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export async function renameFolder(
  db: Database,
  userId: UserId,
  game: string,
  id: number,
  name: string,
): Promise<boolean> {
  const result = await db
    .updateTable('deck_folders')
    .set({ name })
    .where('user_id', '=', userId)
    .where('gameid', '=', game)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function hasOtherFolder(
  db: Database,
  userId: UserId,
  game: string,
  name: string,
  id: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('deck_folders')
    .select('id')
    .where('user_id', '=', userId)
    .where('gameid', '=', game)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', id)
    .execute();
  return found.length > 0;
}

export async function deleteFolder(
  db: Database,
  userId: UserId,
  game: string,
  id: number,
): Promise<boolean> {
  const result = await db
    .deleteFrom('deck_folders')
    .where('user_id', '=', userId)
    .where('gameid', '=', game)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Locks the member's folders among these ids. */
export async function listOwnFolderIds(
  db: Database,
  userId: UserId,
  game: string,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('deck_folders')
    .select('id')
    .where('user_id', '=', userId)
    .where('gameid', '=', game)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => row.id);
}

export async function countFolders(db: Database, userId: UserId, game: string): Promise<number> {
  const row = await db
    .selectFrom('deck_folders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('gameid', '=', game)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function replaceMembership(
  db: Database,
  membership: { userId: UserId; game: string; deckId: string },
  folderIds: readonly number[],
): Promise<void> {
  const { userId, game, deckId } = membership;
  await db
    .deleteFrom('deck_folder_decks')
    .where('gameid', '=', game)
    .where('deck_id', '=', deckId)
    .where('user_id', '=', userId)
    .execute();
  if (folderIds.length === 0) return;
  await db
    .insertInto('deck_folder_decks')
    .values(
      folderIds.map((folder_id) => ({ user_id: userId, gameid: game, folder_id, deck_id: deckId })),
    )
    .execute();
}

export async function listFolderNames(
  db: Database,
  game: string,
  deckId: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select folder.name from deck_folder_decks as membership
    join deck_folders as folder on folder.id = membership.folder_id
    where membership.gameid = ${game} and membership.deck_id = ${deckId}::uuid
    order by lower(folder.name), folder.id`.execute(db);
  return rows.map((row) => row.name);
}

/** All folders of the member with their deck ids. */
export async function listFoldersOf(db: Database, userId: UserId): Promise<unknown[]> {
  const { rows } = await sql`
    select folder.gameid, folder.name, folder.created_at, array(
      select membership.deck_id from deck_folder_decks as membership
      where membership.user_id = folder.user_id and membership.gameid = folder.gameid
        and membership.folder_id = folder.id
      order by membership.deck_id
    ) as decks
    from deck_folders as folder
    where folder.user_id = ${userId}
    order by folder.gameid, folder.id`.execute(db);
  return rows;
}

export async function deleteFoldersOf(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('deck_folder_decks').where('user_id', '=', userId).execute();
  await db.deleteFrom('deck_folders').where('user_id', '=', userId).execute();
}
