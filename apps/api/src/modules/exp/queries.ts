import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { ExpAward } from '@deckframe/domain/rewards/exp/exp-award';
import type { ExpResult } from '@deckframe/domain/rewards/exp/exp-result';
import type { ExpAction } from '@deckframe/domain/rewards/exp/rewards';
import { sql } from 'kysely';

export type AwardRow = {
  kind: ExpAction;
  outcome: 'awarded' | 'known' | 'capped' | 'early';
  amount: number;
  exp_before: number;
  exp_after: number;
};

export async function awardExpRows(
  db: Database,
  userId: UserId,
  awards: readonly ExpAward[],
): Promise<AwardRow[]> {
  const { rows } = await sql<AwardRow>`
    select kind, outcome, amount, exp_before, exp_after
    from award_exp(
      ${userId}::bigint,
      ${awards.map(({ action }) => action)}::text[],
      ${awards.map(({ subject }) => subject)}::text[],
      ${awards.map(({ amount }) => amount)}::integer[]
    )`.execute(db);
  return rows;
}

/** The main list of a deck, by original ids. */
export type DeckList = {
  game: string;
  id: string;
  cards: readonly { originalid: string; quantity: number }[];
};

/** As `awardExpRows`; no row where the list is nearly one that was paid for, or a copied one. */
export async function awardDeckExpRows(
  db: Database,
  userId: UserId,
  awards: readonly ExpAward[],
  list: DeckList,
  minDifference: number,
): Promise<AwardRow[]> {
  const { rows } = await sql<AwardRow>`
    select kind, outcome, amount, exp_before, exp_after
    from award_deck_exp(
      ${userId}::bigint,
      ${awards.map(({ action }) => action)}::text[],
      ${awards.map(({ subject }) => subject)}::text[],
      ${awards.map(({ amount }) => amount)}::integer[],
      ${list.game}, ${list.id}::uuid,
      ${list.cards.map((card) => card.originalid)}::text[],
      ${list.cards.map((card) => card.quantity)}::integer[],
      ${minDifference}::integer
    )`.execute(db);
  return rows;
}

export async function insertCopiedList(
  db: Database,
  userId: UserId,
  list: DeckList,
): Promise<void> {
  await sql`select note_deck_list(${userId}::bigint, ${list.game}, ${list.id}::uuid, true,
    ${list.cards.map((card) => card.originalid)}::text[],
    ${list.cards.map((card) => card.quantity)}::integer[])`.execute(db);
}

/** Deletes and returns in one statement, so that two tabs can never both have an entry. */
export async function takeTempResults(db: Database, userId: UserId): Promise<unknown[]> {
  const { rows } = await sql<{ exp_data: unknown }>`
    with taken as (
      delete from temp_exp_results where user_id = ${userId}::bigint returning id, exp_data
    )
    select exp_data from taken order by id`.execute(db);
  return rows.map((row) => row.exp_data);
}

export async function insertTempResults(
  db: Database,
  userId: UserId,
  results: readonly ExpResult[],
): Promise<void> {
  const rows = results.map((result) => ({
    user_id: userId,
    exp_data: JSON.stringify(result),
  }));
  await db.insertInto('temp_exp_results').values(rows).execute();
}

export async function hasTempResults(db: Database, userId: UserId): Promise<boolean> {
  const rows = await runStatement(db, {
    name: 'has-temp-exp-results',
    text: 'select from temp_exp_results where user_id = $1 limit 1',
    values: [userId],
  });
  return rows.length === 1;
}

/** Events, EXP and owned things of a member who is marked as deleted; refuses for anybody else. */
export async function eraseEarnings(db: Database, userId: UserId): Promise<void> {
  await sql`select erase_earnings(${userId})`.execute(db);
}
