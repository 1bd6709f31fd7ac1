import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSqlWrites } from '@deckframe/database/find-sql-writes';
import { TABLE_OWNERS, WRITING_FUNCTIONS } from './table-owners.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.drop());

it('every table of the database has an owner, and every owner has a table', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> 'schema_migrations'`.execute(test.db);
  expect(Object.keys(TABLE_OWNERS).sort()).toEqual(rows.map(({ name }) => name).sort());
});

it('every owner is a module, lib or the database', () => {
  const areas = join(import.meta.dirname, 'modules');
  const modules = readdirSync(areas).flatMap((area) =>
    readdirSync(join(areas, area)).map((name) => `${area}/${name}`),
  );
  const known = new Set([...modules, 'lib', 'database']);
  expect(Object.values(TABLE_OWNERS).filter((owner) => !known.has(owner))).toEqual([]);
});

it('lists every writing database function with its tables and its caller', async () => {
  const { rows } = await sql<{ name: string; source: string; isTrigger: boolean }>`
    select proname as name, prosrc as source, prorettype = 'trigger'::regtype as "isTrigger"
    from pg_proc where pronamespace = 'public'::regnamespace`.execute(test.db);
  const writing = rows.flatMap(({ name, source, isTrigger }) => {
    const tables = findSqlWrites(source).filter(({ kind }) => kind === 'table');
    const writes = [...new Set(tables.map((write) => write.name))].sort();
    return writes.length === 0 ? [] : [{ name, isTrigger, writes }];
  });
  expect(writing.length).toBeGreaterThan(5);
  const named = Object.entries(WRITING_FUNCTIONS).map(([name, { by, writes }]) => ({
    name,
    isTrigger: by === 'trigger',
    writes: [...writes].sort(),
  }));
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name < other.name ? -1 : 1;
  expect(named.sort(byName)).toEqual(writing.sort(byName));
});
