import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import { Client, Pool, type ClientConfig } from 'pg';

export const MIGRATIONS_DIR = join(import.meta.dirname, '..', 'migrations');
export const MIGRATIONS_TABLE = 'schema_migrations';
const FUNCTIONS_DIR = join(import.meta.dirname, '..', 'functions');
/**
 * The database functions, one file per area, triggers last. Every migration run applies all of
 * them. If a function is deleted here, a migration must drop it. A SQL function comes after those
 * it calls, because PostgreSQL checks its body.
 */
export const FUNCTION_FILES: readonly string[] = [
  'site',
  'rewards',
  'rewards-mailbox',
  'accounts',
  'cards',
  'decks',
  'collection',
  'creators',
  'community',
  'meta',
  'staff',
  'triggers',
].map((name) => join(FUNCTIONS_DIR, `${name}.sql`));
export const GRANTS_FILE = join(import.meta.dirname, '..', 'grants.sql');

export type MigrateOptions = {
  /** The migrator's URL, directly to the primary. A pooler would lose the advisory lock. */
  url: string;
  direction?: 'up' | 'down';
  /** Number of migrations. Default: all that are left. */
  count?: number;
  dir?: string;
  lockTimeoutMs?: number;
  log?: (line: string) => void;
};

/** Any number that we use nowhere else. */
const MIGRATE_LOCK = 4_207_002;
/**
 * A migration that cannot get its lock in this time is rolled back, so that readers do not wait. It
 * is retried later.
 */
const LOCK_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15 * 60_000;

/**
 * Runs migrations, then updates job tables, functions and rights. A second runner fails at once: a
 * waiting one can deadlock with a concurrent index build and leave an INVALID index. Throws if any
 * index is INVALID.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const connection: ClientConfig = {
    connectionString: options.url,
    application_name: 'deckframe-migrate',
    lock_timeout: options.lockTimeoutMs ?? LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  };
  const client = new Client(connection);
  await client.connect();
  try {
    await takeMigrateLock(client);
    await runOwnMigrations(client, options);
    if (options.direction !== 'down') {
      await migrateJobTables(connection);
      for (const files of [FUNCTION_FILES, [GRANTS_FILE]]) {
        await client.query(`begin; ${readAll(files)}; commit`);
      }
    }
    await refuseInvalidIndexes(client);
  } finally {
    await client.end();
  }
}

function readAll(files: readonly string[]): string {
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

async function takeMigrateLock(client: Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [MIGRATE_LOCK],
  );
  if (rows[0]?.taken !== true) throw new Error('another migration is already running');
}

async function runOwnMigrations(client: Client, options: MigrateOptions): Promise<void> {
  const log = options.log ?? (() => undefined);
  await runner({
    dbClient: client,
    dir: options.dir ?? MIGRATIONS_DIR,
    migrationsTable: MIGRATIONS_TABLE,
    direction: options.direction ?? 'up',
    count: options.count ?? Infinity,
    checkOrder: true,
    // Each migration commits on its own, to hold its locks as short as possible.
    singleTransaction: false,
    logger: { debug: () => undefined, info: log, warn: log, error: log },
  });
}

async function migrateJobTables(connection: ClientConfig): Promise<void> {
  const pool = new Pool({ ...connection, max: 1 });
  // The next query on a broken connection reports the error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

/** After a failed concurrent build, an unusable index is left. */
async function refuseInvalidIndexes(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where not indisvalid order by 1',
  );
  if (rows.length === 0) return;
  const names = rows.map((row) => row.name).join(', ');
  throw new Error(`INVALID index: ${names}. Drop it and build it again before you go on.`);
}

if (import.meta.main) {
  const url = process.env['DATABASE_MIGRATOR_URL'];
  if (url === undefined || url === '') throw new Error('DATABASE_MIGRATOR_URL is not set');
  await migrate({ url, log: (line) => process.stdout.write(`${line}\n`) });
}
