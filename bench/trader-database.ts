import type { Client } from 'pg';
import {
  describeDatabase,
  dropDatabase,
  hasDatabase,
  makeDatabase,
  type SeededDatabase,
} from './seeded-database.ts';

type Note = (line: string) => void;

const MILLION = 1_000_000;
const SMALL = 10_000;
/** Number of different cards in trades. */
const CARDS = 2000;
const ENTRIES = 20;
const WANTS = 200;

/** The member who searches for partners. */
export const ASKER = 2;

const nameOf = (traders: number): string => `deckframe_bench_traders_${traders}`;

const USERS = `
  insert into users (id, name, username, username_key, email, createdon, last_connected)
  select n, 'T' || n, 'T' || n, 't' || n, 't' || n || '@members.test',
    timestamptz '2026-01-01', timestamptz '2026-06-01'
  from generate_series(2::bigint, $1::bigint + 1) as n`;
const COLLECTIONS = `
  insert into collections (user_id, gameid, id, name)
  select n, 'gundam', 0, 'Default Collection' from generate_series(2::bigint, $1::bigint + 1) as n`;
/**
 * Half of each member's entries are for trade, half are wanted. The searching member wants 200
 * cards.
 */
const ENTRY_ROWS = `
  insert into collection_entries
    (user_id, gameid, collection, cardno, count, trading, wanted, ignored, tag, seq)
  select n, 'gundam', 0, 'B-' || lpad(((n * 7919 + e * 104729) % ${CARDS})::text, 5, '0'),
    (e % 2)::smallint, e % 2 = 1, e % 2 = 0, false, '', 1
  from generate_series(2::bigint, $1::bigint + 1) as n
  cross join generate_series(1, case when n = ${ASKER} then ${WANTS} * 2 else ${ENTRIES} end) as e
  on conflict do nothing`;

export type TraderDatabases = { one: SeededDatabase; three: SeededDatabase; traders: number };

/** The seeded millions if they exist, otherwise a small version that is created now. */
export async function openTraderDatabases(adminUrl: string, note: Note): Promise<TraderDatabases> {
  const isFull = await hasDatabase(adminUrl, nameOf(3 * MILLION));
  const traders = isFull ? MILLION : SMALL;
  if (!isFull) {
    note('not seeded: a small version takes its place (npm run seed -- traders)');
    await makeTraders(adminUrl, traders, note);
  }
  return {
    one: describeDatabase(adminUrl, nameOf(traders)),
    three: describeDatabase(adminUrl, nameOf(3 * traders)),
    traders,
  };
}

/** Creates this number of members, and three times as many. */
export async function makeTraders(adminUrl: string, traders: number, note: Note): Promise<void> {
  for (const size of [traders, 3 * traders]) {
    const fill = async (owner: Client): Promise<void> => {
      // Vacuum marks pages as all-visible only if their commits are on disk.
      await owner.query('set synchronous_commit = on');
      await owner.query(USERS, [size]);
      await owner.query(COLLECTIONS, [size]);
      await owner.query(ENTRY_ROWS, [size]);
      await owner.query('vacuum analyze users, collections, collection_entries');
    };
    await makeDatabase(adminUrl, nameOf(size), fill, note);
  }
}

export async function dropSmallTraders(adminUrl: string): Promise<void> {
  for (const size of [SMALL, 3 * SMALL]) await dropDatabase(adminUrl, nameOf(size));
}

export const BIG_TRADERS = MILLION;
