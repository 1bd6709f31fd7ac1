import { createUser } from '@deckframe/database/scenes';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { TestDatabase } from '@deckframe/database/testing';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2026-03-01T06:00:00Z');
const MORNING_MS = 2 * 3_600_000;

/** Creates members with a daily digest of likes. Returns their addresses. */
export async function createReaders(db: Database, count: number): Promise<string[]> {
  const readers: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id, username } = await createUser(db);
    await runStatement(db, {
      text: `insert into notice_settings (user_id, ways, digest_period, digested_at)
        values ($1, '{"like": "mail"}', '2026-03-01', '2026-03-01')`,
      values: [id],
    });
    readers.push(`${username.toLowerCase()}@members.test`);
  }
  return readers;
}

/**
 * Starts a new day on which each reader's deck was liked. It ends in the morning, when digests are
 * due.
 */
export async function beginDay(database: TestDatabase, round: number): Promise<void> {
  const dawn = FIRST_DAY + round * DAY_MS;
  await database.setNow(new Date(dawn).toISOString());
  await runStatement(database.db, {
    text: `insert into notices (user_id, kind, place_type, gameid, place_id, label)
      select user_id, 'like', 'deck', 'gundam', gen_random_uuid()::text, $1 from notice_settings`,
    values: [printLabel(round)],
  });
  await database.setNow(new Date(dawn + MORNING_MS).toISOString());
}

/** Returns the rounds that a mail mentions. */
export function readLabels(text: string, rounds: number): number[] {
  return Array.from({ length: rounds }, (_, at) => at + 1).filter((round) =>
    text.includes(printLabel(round)),
  );
}

export async function queueDigests(db: Database): Promise<void> {
  const text = "select add_job('queue-digests', '{}'::json)";
  await runStatement(db, { text });
}

export async function countDigestJobs(db: Database): Promise<number> {
  const rows = await runStatement<{ jobs: number }>(db, {
    text: `select count(*)::integer as jobs from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where identifier in ('queue-digests', 'send-digest')`,
  });
  return rows[0]?.jobs ?? 0;
}

const printLabel = (round: number): string => `Deck-of-round-${round}-`;
