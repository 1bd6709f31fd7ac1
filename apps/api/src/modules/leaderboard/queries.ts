import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { LEADERBOARD_PAGE } from '@deckframe/contract/community/community';
import { MEMBER_COLUMNS, type MemberRow } from '../../lib/member-card.ts';

export type LeaderRow = MemberRow & { user_exp: number; joined: string };

/** A place in the order: EXP, then the earlier member first, then the id. */
export type LeaderPlace = { exp: number; joined: string; id: string };

/**
 * Microseconds, so that a cursor names exactly one place. `date_part` reckons in doubles, which hold
 * them exactly for two centuries; `extract` in decimals, which cost more than reading the row.
 */
const COLUMNS = `${MEMBER_COLUMNS}, users.user_exp,
  (date_part('epoch', users.createdon) * 1000000)::bigint::text as joined`;
/** Whoever has not confirmed an address is no member yet, as far as others can see. */
const COUNTED = 'deleted_at is null and id <> 1 and emailverified';
const PLACE = '(-user_exp, createdon, id)';
const GIVEN = `(-$1::integer, to_timestamp($2::bigint / 1000000)
  + ($2::bigint % 1000000) * interval '1 microsecond', $3::bigint)`;

/** A page and one row more. As a value it would make PostgreSQL plan anew at every question. */
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

/** Nearest first: the caller turns them round. */
export async function listAbove(db: Database, place: LeaderPlace): Promise<LeaderRow[]> {
  const values = [place.exp, place.joined, place.id];
  return runStatement<LeaderRow>(db, { name: 'leaders-above', text: ABOVE, values });
}

const NAMED = `select ${MEMBER_COLUMNS} from users where ${COUNTED}
  and username_key like $1 order by username_key limit 4`;

/** By the beginning of the folded name. */
export async function listNamed(db: Database, start: string): Promise<MemberRow[]> {
  const pattern = `${start.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return runStatement<MemberRow>(db, { name: 'members-named', text: NAMED, values: [pattern] });
}

/** Members above an amount: the rest of its bucket in each width, and all wider buckets above. */
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

/** The rank of an amount of EXP, and how many members share it. */
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
