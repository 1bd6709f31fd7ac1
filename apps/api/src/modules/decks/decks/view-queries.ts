import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { sql } from 'kysely';
import type { DeckViews } from './service.ts';
import type { View } from './redis-views.ts';

/** Stores a view as a row while Redis is down. Returns false if it exists. */
export async function insertView(db: Database, view: View): Promise<boolean> {
  const rows = await runStatement(db, {
    name: 'insert-deck-view',
    text: `insert into deck_views (gameid, deck_id, day, visitor) values ($1, $2, $3, $4)
      on conflict do nothing returning 1`,
    values: [view.game, view.deckId, view.day, view.visitor],
  });
  return rows.length > 0;
}

/** Takes waiting rows by deck in a fixed order. */
export async function takeViewRows(db: Database, game: string): Promise<DeckViews[]> {
  const { rows } = await sql<DeckViews>`
    with counted as (
      update deck_views set counted = true where gameid = ${game} and not counted
      returning deck_id
    )
    select deck_id as "deckId", count(*)::integer as views from counted
    group by deck_id order by deck_id`.execute(db);
  return rows;
}

export async function insertBatch(db: Database, id: string): Promise<boolean> {
  const result = await db
    .insertInto('deck_view_batches')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function deleteOldViews(db: Database, days: number): Promise<void> {
  await sql`delete from deck_views
    where counted and day < (app_now() at time zone 'utc')::date - ${days}::integer`.execute(db);
  await sql`delete from deck_view_batches
    where created_at < app_now() - make_interval(days => ${days}::integer)`.execute(db);
}
