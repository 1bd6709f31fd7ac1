import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';
import { perGameStatement } from '../../../lib/per-game-statement.ts';
import { CARD_COLUMN_LIST, type CardRow } from '../catalogue/service.ts';

export type DailyCardRow = CardRow & { card_date: string };

const findTodayOf = perGameStatement(
  'find-daily-card',
  `select daily_cards.card_date, ${CARD_COLUMN_LIST}
  from daily_cards
  join cards on cards.gameid = daily_cards.game_id and cards.cardno = daily_cards.card_id
  where daily_cards.game_id = $1
    and daily_cards.card_date = (app_now() at time zone 'utc')::date
    and cards.published = 1`,
);

/** Finds today's card by the database's UTC clock. */
export async function findDailyCard(db: Database, game: string): Promise<DailyCardRow | undefined> {
  const rows = await runStatement<DailyCardRow>(db, findTodayOf(game, []));
  return rows[0];
}

/** Returns the days without a card as YYYY-MM-DD, from today on. */
export async function listOpenDays(db: Database, game: string, ahead: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select (today + step)::text as day
    from (select (app_now() at time zone 'utc')::date as today) as clock
    cross join generate_series(0, ${ahead}::integer) as step
    where not exists (
      select from daily_cards where game_id = ${game} and card_date = today + step
    )
    order by step`.execute(db);
  return rows.map((row) => row.day);
}

export async function listCandidates(db: Database, game: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', game)
    .where('published', '=', 1)
    .where('mainalternate', 'is distinct from', false)
    .execute();
  return rows.map((row) => row.cardno);
}

export async function listRecentDailyCards(
  db: Database,
  game: string,
  before: string,
  days: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('daily_cards')
    .select('card_id')
    .where('game_id', '=', game)
    .where(sql<boolean>`card_date < ${before}::date`)
    .where(sql<boolean>`card_date >= ${before}::date - ${days}::integer`)
    .execute();
  return rows.map((row) => row.card_id);
}

/** The first insert wins; all processes choose the same card. */
export async function insertDailyCard(
  db: Database,
  game: string,
  date: string,
  cardno: string,
): Promise<void> {
  await db
    .insertInto('daily_cards')
    .values({ game_id: game, card_date: date, card_id: cardno })
    .onConflict((conflict) => conflict.columns(['game_id', 'card_date']).doNothing())
    .execute();
}

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

export type RatingRow = { count: number; sum: number; mine: number | null };

export async function findRating(
  db: Database,
  game: string,
  card: string,
  userId: UserId | null,
): Promise<RatingRow> {
  const { rows } = await sql<RatingRow>`
    select coalesce(max(rating_count), 0)::integer as count,
           coalesce(max(rating_sum), 0)::integer as sum,
           (select rating from card_ratings
            where user_id = ${userId}::bigint and gameid = ${game} and card_id = ${card}) as mine
    from card_rating_totals
    where gameid = ${game} and card_id = ${card}`.execute(db);
  return rows[0] ?? { count: 0, sum: 0, mine: null };
}

/** Returns whether it was the member's first rating of the card. */
export async function upsertRating(
  db: Database,
  rated: { userId: UserId; game: string; card: string; rating: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into card_ratings (user_id, gameid, card_id, rating)
    values (${rated.userId}::bigint, ${rated.game}, ${rated.card}, ${rated.rating}::smallint)
    on conflict (user_id, gameid, card_id)
    do update set rating = excluded.rating, updated_at = app_now()
    returning (xmax = 0) as is_new`.execute(db);
  return rows[0]?.is_new ?? false;
}

/** False if the member already rated the card of this day. */
export async function insertDailyRating(
  db: Database,
  userId: UserId,
  game: string,
  date: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into daily_card_ratings (user_id, gameid, card_date)
    values (${userId}::bigint, ${game}, ${date}::date)
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}
