import type { Client } from 'pg';
import {
  describeDatabase,
  dropDatabase,
  hasDatabase,
  makeDatabase,
  type SeededDatabase,
} from './seeded-database.ts';

type Note = (line: string) => void;

export const ONE_MILLION = 1_000_000;
export const FIVE_MILLION = 5_000_000;
const SMALL = 20_000;

const nameOf = (members: number): string => `deckframe_bench_members_${members}`;

/** 80 % of the members have less than 1,000 EXP. All amounts are multiples of paid amounts. */
const SEED = `
  insert into users (id, name, username, username_key, email, user_exp, createdon)
  select n + 1, 'M' || n, 'M' || n, 'm' || n, 'm' || n || '@members.test',
         case when n % 5 <> 0 then (n * 7919 % 20)::integer * 50
              else 1000 + ((n / 5) * 104729 % 4000)::integer * 50 end,
         timestamptz '2026-01-01' + n * interval '1 second'
  from generate_series(1::bigint, $1::bigint) as n`;

const COUNT = `
  insert into exp_counts (width, bucket, shard, members)
  select width, user_exp / width, id % 8, count(*)
  from users cross join (values (1), (50), (1000), (20000)) as widths (width)
  where deleted_at is null and id <> 1
  group by 1, 2, 3`;

export type MemberDatabases = { one: SeededDatabase; five: SeededDatabase; isFull: boolean };

/** The seeded millions if they exist, otherwise a small version that is created now. */
export async function openMemberDatabases(adminUrl: string, note: Note): Promise<MemberDatabases> {
  const isFull = await hasDatabase(adminUrl, nameOf(FIVE_MILLION));
  const [one, five] = isFull ? [ONE_MILLION, FIVE_MILLION] : [SMALL, SMALL * 5];
  if (!isFull) {
    note('not seeded: a small version takes its place (npm run seed -- members)');
    await makeMembers(adminUrl, [one, five], note);
  }
  return {
    one: describeDatabase(adminUrl, nameOf(one)),
    five: describeDatabase(adminUrl, nameOf(five)),
    isFull,
  };
}

export async function makeMembers(
  adminUrl: string,
  sizes: readonly number[],
  note: Note,
): Promise<void> {
  for (const members of sizes) {
    const fill = async (owner: Client): Promise<void> => {
      await owner.query(SEED, [members]);
      await owner.query(COUNT);
      await owner.query('vacuum analyze users, exp_counts');
    };
    await makeDatabase(adminUrl, nameOf(members), fill, note);
  }
}

export async function dropMembers(adminUrl: string): Promise<void> {
  for (const members of [ONE_MILLION, FIVE_MILLION]) await dropDatabase(adminUrl, nameOf(members));
}
