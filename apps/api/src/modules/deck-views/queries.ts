import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { Queryable } from '../../lib/queryable.ts';
import type { View } from './redis-views.ts';

/** The way without Redis: a row of its own for each visitor, so nobody waits for anybody. */
export async function insertView(db: Queryable, view: View): Promise<void> {
  await db.query({
    name: 'insert-deck-view',
    text: `insert into deck_views (gameid, deck_id, day, visitor) values ($1, $2, $3, $4)
      on conflict do nothing`,
    values: [view.game, view.deckId, view.day, view.visitor],
  });
}

/** Adds to the decks what waits in rows. */
export async function countViewRows(db: Database, game: string): Promise<void> {
  await sql`
    with counted as (
      update deck_views set counted = true where gameid = ${game} and not counted
      returning deck_id
    ), sums as (
      select deck_id, count(*)::integer as views from counted group by deck_id
    )
    update decklists set visitorcount = visitorcount + sums.views
    from sums where decklists.gameid = ${game} and decklists.id = sums.deck_id`.execute(db);
}

/** False where this batch was written before. */
export async function insertBatch(db: Database, id: string): Promise<boolean> {
  const result = await db
    .insertInto('deck_view_batches')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** All counters of one game in one statement. */
export async function addViews(
  db: Database,
  game: string,
  counts: readonly { deckId: string; views: number }[],
): Promise<void> {
  await sql`
    update decklists set visitorcount = visitorcount + sums.views
    from unnest(
      ${counts.map((count) => count.deckId)}::uuid[],
      ${counts.map((count) => count.views)}::integer[]
    ) as sums (deck_id, views)
    where decklists.gameid = ${game} and decklists.id = sums.deck_id`.execute(db);
}

export async function deleteOldViews(db: Database, days: number): Promise<void> {
  await sql`delete from deck_views
    where counted and day < (app_now() at time zone 'utc')::date - ${days}::integer`.execute(db);
  await sql`delete from deck_view_batches
    where created_at < app_now() - make_interval(days => ${days}::integer)`.execute(db);
}
