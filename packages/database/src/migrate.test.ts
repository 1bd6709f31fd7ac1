import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type EmptyDatabase } from './testing.ts';
import { migrate, MIGRATIONS_DIR } from './migrate.ts';

let database: EmptyDatabase;
let owner: Client;

async function open(created: Promise<EmptyDatabase>): Promise<void> {
  database = await created;
  owner = new Client({ connectionString: database.url('migrator') });
  await owner.connect();
}

afterEach(async () => {
  await owner.end();
  await database.drop();
});

async function listTables(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') order by 1`,
  );
  return rows.map((row) => row.name);
}

describe('migrate', () => {
  beforeEach(() => open(createEmptyDatabase()));

  it('migrates an empty database up, down and up again', async () => {
    const url = database.url('migrator');
    await migrate({ url });
    const after = await listTables();
    expect(after).toContain('cards');
    await migrate({ url, direction: 'down' });
    expect(await listTables()).toEqual(['schema_migrations']);
    await migrate({ url });
    expect(await listTables()).toEqual(after);
  });

  it('lets one of two concurrent runners finish and rejects the other', async () => {
    const url = database.url('migrator');
    // An uncommitted table of this name blocks the first migration right after its start.
    await owner.query('begin');
    await owner.query('create table schema_migrations (name text)');
    const first = migrate({ url, lockTimeoutMs: 30_000 });
    const countWaiting = async () => {
      const { rows } = await owner.query(`select from pg_locks
        where not granted and transactionid = pg_current_xact_id()::xid`);
      return rows.length;
    };
    await expect.poll(countWaiting).toBe(1);
    await expect(migrate({ url })).rejects.toThrow('another migration is already running');
    await owner.query('rollback');
    await first;
    expect(await listTables()).toContain('cards');
  });

  it('fails without a database URL', () => {
    expect(runCommand('').status).toBe(1);
  });
});

describe('a migrated database', () => {
  beforeEach(() => open(createTestDatabase()));

  it('CARD-04 names the card table of each game {gameid}_cards, with the documented columns', async () => {
    const { rows } = await owner.query<{ gameid: string; columns: string[] }>(
      `select gameid, (
         select array_agg(attname::text) from pg_attribute
         where attrelid = to_regclass(gameid || '_cards') and attnum > 0
       ) as columns
       from games order by gameid`,
    );
    expect(rows.map((row) => row.gameid)).toEqual(['gundam', 'opcg', 'pocket', 'ua', 'uaen']);
    for (const { columns } of rows) {
      expect(columns).toEqual(
        expect.arrayContaining([
          'published',
          'mainalternate',
          'tcgplayer_id',
          'series',
          'cardno',
          'comment_count',
          'updated_at',
        ]),
      );
    }
  });

  it('fails instead of queueing behind a long transaction', async () => {
    const url = database.url('migrator');
    await owner.query('begin');
    await owner.query('lock table games in access share mode');
    const dir = nextRelease('alter table games add column note text;');
    await expect(migrate({ url, dir, lockTimeoutMs: 50 })).rejects.toThrow(/lock timeout/);
    await owner.query('rollback');
    await migrate({ url, dir, lockTimeoutMs: 50 });
    rmSync(dir, { recursive: true });
  });

  it('fails while an index is INVALID and names it', async () => {
    const url = database.url('migrator');
    await owner.query('create table doubles (value int)');
    await owner.query('insert into doubles values (1), (1)');
    await expect(
      owner.query('create unique index concurrently doubles_value on doubles (value)'),
    ).rejects.toThrow(/could not create unique index/);
    await expect(migrate({ url })).rejects.toThrow('INVALID index: doubles_value.');
    expect(runCommand(url).status).toBe(1);
    await owner.query('drop index doubles_value');
    expect(runCommand(url).status).toBe(0);
  });
});

/** Returns a folder with all our migrations and one more, like the next release. */
function nextRelease(statement: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'deckframe-migrations-'));
  cpSync(MIGRATIONS_DIR, dir, { recursive: true });
  writeFileSync(join(dir, '9999_next.sql'), `-- Up Migration\n${statement}\n-- Down Migration\n`);
  return dir;
}

function runCommand(url: string): { status: number | null } {
  const file = join(import.meta.dirname, 'migrate.ts');
  return spawnSync(process.execPath, [file], {
    env: { ...process.env, DATABASE_MIGRATOR_URL: url },
  });
}
