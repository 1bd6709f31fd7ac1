import { execFileSync } from 'node:child_process';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RETENTION } from './retention.ts';
import { ROOT } from './testing/test-api.ts';
import { CRONTAB } from './worker-tasks.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Without partitions and the table of migrations. */
async function listTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like '%migration%' order by relname`.execute(database.db);
  return rows.map(({ name }) => name);
}

/** Returns tables without a documented limit, and documented tables that no longer exist. */
function findUnbounded(tables: readonly string[]): string[] {
  const known = new Set(tables);
  return [
    ...tables.filter((table) => !Object.hasOwn(RETENTION, table)),
    ...Object.keys(RETENTION).filter((table) => !known.has(table)),
  ];
}

it('every table has a limit, a clean-up task, or a reason to keep all rows', async () => {
  expect(findUnbounded(await listTables())).toEqual([]);
});

it('a table added by a migration without such an entry is found', async () => {
  expect(findUnbounded([...(await listTables()), 'planted_events'])).toEqual(['planted_events']);
});

it('every clean-up task is scheduled, and a statement deletes rows of its table', () => {
  const sources = execFileSync('git', ['grep', '-hiE', 'delete from|deleteFrom'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const [table, retention] of Object.entries(RETENTION)) {
    if (!('task' in retention)) continue;
    expect(CRONTAB, table).toContain(` ${retention.task}`);
    const isDeleted =
      sources.includes(`delete from ${table}`) || sources.includes(`deleteFrom('${table}')`);
    expect(isDeleted, table).toBe(true);
  }
});
