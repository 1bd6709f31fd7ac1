import { LEADERBOARD_PAGE } from '@deckframe/contract/community/community';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type {
  CosmeticKey,
  CosmeticKind,
  Rarity,
} from '@deckframe/domain/community/profile/cosmetics';
import type { SocialSite } from '@deckframe/domain/community/profile/social-links';
import type { ExpAward } from '@deckframe/domain/rewards/exp/exp-award';
import type { ExpResult } from '@deckframe/domain/rewards/exp/exp-result';
import type { ExpAction } from '@deckframe/domain/rewards/exp/rewards';
import { sql } from 'kysely';
import { MEMBER_COLUMNS, type MemberRow } from '../../../lib/member-card.ts';

export type CosmeticRow = {
  kind: CosmeticKind;
  cosmetic_id: string;
  name: string;
  rarity: Rarity;
  source: string;
  needed: number | null;
  site: SocialSite | null;
};

export async function listCosmeticRows(db: Database): Promise<CosmeticRow[]> {
  const { rows } =
    await sql<CosmeticRow>`select kind, cosmetic_id, name, rarity, source, needed, site
    from cosmetics order by kind, place`.execute(db);
  return rows;
}

export type RewardRow = {
  id: string;
  level: number;
  banner: string | null;
  role: string | null;
  gifts: string[];
};

/** Level rewards on offer, in level order. */
export async function listRewardRows(db: Database): Promise<RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    select id::text as id, reward_level as level, banner, role, gifts from ex_events
    where reward_level is not null and "startDate" <= app_now() and "endDate" > app_now()
    order by reward_level, ex_events.id`.execute(db);
  return rows;
}

export type OwnedRow = { kind: CosmeticKind; cosmetic_id: string };

export async function listOwnedRows(
  db: Database,
  userId: UserId,
  kinds: readonly CosmeticKind[],
): Promise<OwnedRow[]> {
  const { rows } = await sql<OwnedRow>`select kind, cosmetic_id from users_cosmetics
    where user_id = ${userId}::bigint and kind = any (${[...kinds]}::text[]) and taken_at is null
    order by granted_at, cosmetic_id`.execute(db);
  return rows;
}

/** Level rewards that the member claimed. */
export async function listClaimedRewards(db: Database, userId: UserId): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select rewards.id::text as id
    from ex_events as rewards
    join users_boxitems as entries
      on entries.user_id = ${userId}::bigint and entries."eventId" = rewards.id and entries.claimed
    where rewards.reward_level is not null order by rewards.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A staff gift. False if the item does not exist. */
export async function giveCosmetic(
  db: Database,
  userId: UserId,
  { kind, key }: CosmeticKey,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select give_cosmetic(${userId}, ${kind}, ${key}) as done`.execute(db);
  return rows[0]?.done ?? false;
}

/** False if it was not a gift; items for everybody cannot be taken. */
export async function takeCosmetic(
  db: Database,
  userId: UserId,
  { kind, key }: CosmeticKey,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select take_cosmetic(${userId}, ${kind}, ${key}) as done`.execute(db);
  return rows[0]?.done ?? false;
}

export type LedgerRow = {
  kind: string;
  subject: string;
  amount: number;
  reason: string | null;
  created_at: Date;
  /** Time in full precision. */
  moment: string;
};

export type LedgerPlace = { moment: string; kind: string; subject: string };

/**
 * Newest first. It has no index, because reads are rare and awards frequent; a member has few per
 * day.
 */
export async function listLedger(
  db: Database,
  userId: UserId,
  from: LedgerPlace | undefined,
  limit: number,
): Promise<LedgerRow[]> {
  const further =
    from === undefined
      ? sql``
      : sql`and (created_at, kind, subject)
          < (${from.moment}::timestamptz, ${from.kind}, ${from.subject})`;
  const { rows } = await sql<LedgerRow>`select kind, subject, amount, reason, created_at,
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment
    from exp_events where user_id = ${userId} ${further}
    order by created_at desc, kind desc, subject desc limit ${limit}`.execute(db);
  return rows;
}

/** Adds an entry; undefined if the sum would leave its bounds. */
export async function correctExp(
  db: Database,
  userId: UserId,
  { amount, reason, entry }: { amount: number; reason: string; entry: string },
): Promise<{ exp_before: number; exp_after: number } | undefined> {
  const { rows } = await sql<{ exp_before: number; exp_after: number }>`
    select exp_before, exp_after
    from correct_exp(${userId}, ${amount}::integer, ${entry}, ${reason})`.execute(db);
  return rows[0];
}

export type LeaderRow = MemberRow & { user_exp: number; joined: string };

export type LeaderPlace = { exp: number; joined: string; id: string };

/** Microseconds for exact cursors. `date_part` is exact enough and cheaper than `extract`. */
const COLUMNS = `${MEMBER_COLUMNS}, users.user_exp,
  (date_part('epoch', users.createdon) * 1000000)::bigint::text as joined`;
/** Members with a confirmed address. */
const COUNTED = 'deleted_at is null and id <> 1 and emailverified';
const PLACE = '(-user_exp, createdon, id)';
const GIVEN = `(-$1::integer, to_timestamp($2::bigint / 1000000)
  + ($2::bigint % 1000000) * interval '1 microsecond', $3::bigint)`;

/** A page plus one. A constant, because a parameter would be replanned each time. */
const LIMIT = `limit ${LEADERBOARD_PAGE + 1}`;

const TOP = `select ${COLUMNS} from users where ${COUNTED}
  order by -user_exp, createdon, id ${LIMIT}`;
const BELOW = `select ${COLUMNS} from users where ${COUNTED} and ${PLACE} > ${GIVEN}
  order by -user_exp, createdon, id ${LIMIT}`;
const ABOVE = `select ${COLUMNS} from users where ${COUNTED} and ${PLACE} < ${GIVEN}
  order by -user_exp desc, createdon desc, id desc ${LIMIT}`;

export async function listTop(db: Database): Promise<LeaderRow[]> {
  return runStatement<LeaderRow>(db, { name: 'leaders-top', text: TOP });
}

export async function listBelow(db: Database, place: LeaderPlace): Promise<LeaderRow[]> {
  const values = [place.exp, place.joined, place.id];
  return runStatement<LeaderRow>(db, { name: 'leaders-below', text: BELOW, values });
}

/** Nearest first; the caller reverses them. */
export async function listAbove(db: Database, place: LeaderPlace): Promise<LeaderRow[]> {
  const values = [place.exp, place.joined, place.id];
  return runStatement<LeaderRow>(db, { name: 'leaders-above', text: ABOVE, values });
}

const NAMED = `select ${MEMBER_COLUMNS} from users where ${COUNTED}
  and username_key like $1 order by username_key limit 4`;

/** Finds members by prefix of the folded name. */
export async function listNamed(db: Database, start: string): Promise<MemberRow[]> {
  const pattern = `${start.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return runStatement<MemberRow>(db, { name: 'members-named', text: NAMED, values: [pattern] });
}

/** SQL for members above an amount, by buckets. */
const rankOf = (exp: string): string => `(1 + (
  select coalesce(sum(members), 0) from (
    select members from exp_counts
    where width = 1 and bucket > ${exp} and bucket < (${exp} / 50 + 1) * 50
    union all
    select members from exp_counts
    where width = 50 and bucket > ${exp} / 50 and bucket < (${exp} / 1000 + 1) * 20
    union all
    select members from exp_counts
    where width = 1000 and bucket > ${exp} / 1000 and bucket < (${exp} / 20000 + 1) * 20
    union all
    select members from exp_counts where width = 20000 and bucket > ${exp} / 20000
  ) as above
))::integer`;

const RANK = `select ${rankOf('$1::integer')} as rank, coalesce(sum(members), 0)::integer as same
  from exp_counts where width = 1 and bucket = $1::integer`;

/** Returns the rank of an amount and the members sharing it. */
export async function findRank(db: Database, exp: number): Promise<{ rank: number; same: number }> {
  const query = { name: 'leaders-rank', text: RANK, values: [exp] };
  const rows = await runStatement<{ rank: number; same: number }>(db, query);
  return rows[0] ?? { rank: 1, same: 0 };
}

const OWN = `select user_exp, ${rankOf('user_exp')} as rank,
    (select coalesce(sum(members), 0)::integer from exp_counts where width = 20000) as members
  from users where id = $1::bigint`;

export async function findOwnRank(
  db: Database,
  userId: UserId,
): Promise<{ user_exp: number; rank: number; members: number } | undefined> {
  const query = { name: 'leaders-own', text: OWN, values: [userId] };
  const rows = await runStatement<{ user_exp: number; rank: number; members: number }>(db, query);
  return rows[0];
}

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

/** A deck's main list by original ids. */
export type DeckList = {
  game: string;
  id: string;
  cards: readonly { originalid: string; quantity: number }[];
};

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

/** Deletes and returns in one statement, so that two tabs never get the same entry. */
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

/** Deletes EXP and items of a deleted member; refuses others. */
export async function eraseEarnings(db: Database, userId: UserId): Promise<void> {
  await sql`select erase_earnings(${userId})`.execute(db);
}
