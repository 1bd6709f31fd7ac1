import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { sql } from 'kysely';
import { readInPages } from '../../../lib/account-part.ts';
import { DECK_SQL, type DeckRow } from '../../deck-reading/service.ts';

/** The deck, kept from every other change until the transaction ends. */
export async function findDeckForUpdate(
  db: Database,
  game: string,
  id: string,
): Promise<DeckRow | undefined> {
  const text = `${DECK_SQL.find} for no key update of deck`;
  const rows = await runStatement<DeckRow>(db, { text, values: [game, id] });
  return rows[0];
}

/** A deleted deck of this owner, kept from every other change. */
export async function findDeletedDeckForUpdate(
  db: Database,
  game: string,
  id: string,
  userId: UserId,
): Promise<DeckRow | undefined> {
  const text = `${DECK_SQL.find.replace('deleted_at is null', 'deleted_at is not null')}
    and deck.user_id = $3 for no key update of deck`;
  const rows = await runStatement<DeckRow>(db, { text, values: [game, id, userId] });
  return rows[0];
}

export async function setArchived(
  db: Database,
  game: string,
  id: string,
  archived: boolean,
): Promise<void> {
  await db
    .updateTable('decklists')
    .set({ archived_at: archived ? sql<Date>`app_now()` : null })
    .where('gameid', '=', game)
    .where('id', '=', id)
    .execute();
}

export async function setSleeved(
  db: Database,
  game: string,
  id: string,
  isSleeved: boolean,
): Promise<void> {
  await db
    .updateTable('decklists')
    .set({ is_sleeved: isSleeved })
    .where('gameid', '=', game)
    .where('id', '=', id)
    .execute();
}

/** Gives the moment until which the deck can be had back. */
export async function markDeleted(
  db: Database,
  game: string,
  id: string,
  retentionDays: number,
): Promise<Date> {
  const row = await db
    .updateTable('decklists')
    .set({ deleted_at: sql<Date>`app_now()` })
    .where('gameid', '=', game)
    .where('id', '=', id)
    .returning(sql<Date>`deleted_at + make_interval(days => ${retentionDays}::integer)`.as('until'))
    .executeTakeFirstOrThrow();
  return row.until;
}

export async function unmarkDeleted(db: Database, game: string, id: string): Promise<void> {
  await db
    .updateTable('decklists')
    .set({ deleted_at: null })
    .where('gameid', '=', game)
    .where('id', '=', id)
    .execute();
}

export async function setModeration(
  db: Database,
  game: string,
  id: string,
  { isLocked, isStarter }: { isLocked: boolean; isStarter: boolean },
): Promise<void> {
  await db
    .updateTable('decklists')
    .set({ is_locked: isLocked ? 1 : 0, isstarter: isStarter ? 1 : 0 })
    .where('gameid', '=', game)
    .where('id', '=', id)
    .execute();
}

export async function findDefaultVisibility(
  db: Database,
  userId: UserId,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('deck_preferences')
    .select('default_visibility')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.default_visibility;
}

/** The database's UTC date, by which the rule set in force is chosen. */
export async function findToday(db: Database): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select ((app_now() at time zone 'utc')::date)::text as today`.execute(db);
  return rows[0]?.today ?? '';
}

/** A moderator's write: out of public with a reason, or, without `removal`, back again. */
export async function setDeckRemoval(
  db: Database,
  game: string,
  id: string,
  removal: { reason: string | null } | null,
): Promise<void> {
  const reason = removal?.reason ?? null;
  await sql`select set_deck_removal(${game}, ${id}::uuid, ${removal !== null}, ${reason})`.execute(
    db,
  );
}

/** A member's own removed decks but this one, deleted ones too; few members have any. */
export async function listRemovedLists(
  db: Database,
  game: string,
  userId: UserId,
  exceptId: string,
): Promise<{ decklist_content: string }[]> {
  return db
    .selectFrom('decklists')
    .select('decklist_content')
    .where('gameid', '=', game)
    .where('user_id', '=', userId)
    .where('moderated_at', 'is not', null)
    .where('id', '<>', exceptId)
    .execute();
}

export type DeckViews = { deckId: string; views: number };

/** All counters of one game in one statement. */
export async function addViews(
  db: Database,
  game: string,
  counts: readonly DeckViews[],
): Promise<void> {
  await sql`
    update decklists set visitorcount = visitorcount + sums.views
    from unnest(
      ${counts.map((count) => count.deckId)}::uuid[],
      ${counts.map((count) => count.views)}::integer[]
    ) as sums (deck_id, views)
    where decklists.gameid = ${game} and decklists.id = sums.deck_id`.execute(db);
}

type DeckPlace = { created: string; game: string; id: string };

export function readDecks(
  db: Database,
  userId: UserId,
  pageSize: number,
): AsyncIterable<unknown[]> {
  return readInPages(pageSize, async (after: DeckPlace | undefined) => {
    const further =
      after === undefined
        ? sql``
        : sql`and (deck.created_at, deck.gameid, deck.id)
              > (${after.created}::timestamptz, ${after.game}, ${after.id}::uuid)`;
    const { rows } = await sql<DeckPlace & { entry: unknown }>`
      select to_jsonb(deck) - 'user_id' || jsonb_build_object(
          'like_count', counts.like_count, 'comment_count', counts.comment_count) as entry,
        deck.created_at::text as created, deck.gameid as game, deck.id
      from decklists as deck
      join deck_counts as counts on counts.gameid = deck.gameid and counts.deck_id = deck.id
      where deck.user_id = ${userId} ${further}
      order by deck.created_at, deck.gameid, deck.id limit ${pageSize}`.execute(db);
    return rows.map(({ entry, ...place }) => ({ entry, place }));
  });
}

/** Private decks always go; public and unlisted ones only where that was chosen. */
export async function deleteDecksOf(
  db: Database,
  userId: UserId,
  withPublished: boolean,
): Promise<void> {
  await db
    .deleteFrom('decklists')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('visibility', '=', 0), eb.val(withPublished)]))
    .execute();
}
