import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';
import { createDatabase, type Database } from './db.ts';
import { listDemoSources } from './demo-cards.ts';
import { createLocalDatabase, localDatabase } from './local-database.ts';
import { FUNCTION_FILES, GRANTS_FILE, migrate, MIGRATIONS_DIR } from './migrate.ts';
import { ROLES, type RoleName } from './roles.ts';
import { seed } from './seed.ts';
import { testConnection } from './testing-connection.ts';

export type EmptyDatabase = {
  name: string;
  url: (role: RoleName) => string;
  drop(): Promise<void>;
};

export type TestDatabase = EmptyDatabase & {
  /** The owner's connection, to prepare data and to check results. */
  db: Database;
  /** Sets `app_now()` for all connections. Undefined returns to the real time. */
  setNow(moment: string | undefined): Promise<void>;
};

const TEMPLATE_PREFIX = 'deckframe_template_';
const TEST_PREFIX = 'deckframe_test_';
/** An advisory lock: exclusive to build a template, shared to clone one. */
const TEMPLATE_LOCK = 4_207_003;

/** Creates a migrated and seeded database for one test file by cloning a template. */
export async function createTestDatabase(adminUrl = testAdminUrl()): Promise<TestDatabase> {
  const name = testName();
  await cloneTemplate(adminUrl, name);
  const local = localDatabase(adminUrl, name);
  const db = createDatabase(testConnection(local.url('migrator'), 2, 30_000));
  return {
    name,
    url: local.url,
    db,
    setNow: (moment) => setNow(adminUrl, name, moment),
    async drop() {
      await db.destroy();
      await dropDatabase(adminUrl, name);
    },
  };
}

/** For tests of the migrations: has the roles, but is empty. */
export async function createEmptyDatabase(adminUrl = testAdminUrl()): Promise<EmptyDatabase> {
  const name = testName();
  const local = await createLocalDatabase(adminUrl, name);
  return { name, url: local.url, drop: () => dropDatabase(adminUrl, name) };
}

/** The name contains the process id, so that a later run can detect an abandoned database. */
function testName(): string {
  return `${TEST_PREFIX}${process.pid}_${randomBytes(5).toString('hex')}`;
}

async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
}

function testAdminUrl(): string {
  const url = process.env['TEST_PG_ADMIN_URL'];
  if (url !== undefined && url !== '') return url;
  throw new Error('TEST_PG_ADMIN_URL is not set: scripts/services/vitest-global-setup.ts sets it');
}

async function cloneTemplate(adminUrl: string, name: string): Promise<void> {
  const template = TEMPLATE_PREFIX + templateKey();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const cloned = await withAdmin(adminUrl, async (admin) => {
      // Held until the connection ends, so that nobody drops the template during the clone.
      await admin.query('select pg_advisory_lock_shared($1)', [TEMPLATE_LOCK]);
      if (!(await isReady(admin, template))) return false;
      // Cheaper than `wal_log` here, and the later drop has less to flush.
      await admin.query(`create database ${name} template ${template} strategy file_copy`);
      await admin.query(`revoke all on database ${name} from public`);
      const { app, worker, migrator } = ROLES;
      await admin.query(`alter database ${name} owner to ${migrator}`);
      await admin.query(`grant connect on database ${name} to ${app}, ${worker}`);
      await admin.query(`grant temporary on database ${name} to ${worker}`);
      return true;
    });
    if (cloned) return;
    await withAdmin(adminUrl, (admin) => buildTemplate(admin, adminUrl, template));
  }
  throw new Error(`${template} was removed by another run again and again`);
}

async function buildTemplate(admin: Client, adminUrl: string, template: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  // Another process may have built it in the meantime.
  if (await isReady(admin, template)) return;
  await dropLeftovers(admin);
  const local = await createLocalDatabase(adminUrl, template);
  await migrate({ url: local.url('migrator') });
  await seedTemplate(local.url('migrator'));
  await admin.query(`alter database ${template} is_template true allow_connections false`);
}

/** Removes the publish jobs, so that tests find only their own jobs. */
async function seedTemplate(url: string): Promise<void> {
  const db = createDatabase(testConnection(url, 1, 30_000));
  await seed(db).finally(() => db.destroy());
}

/** Drops old templates, incomplete ones, and databases of killed test runs. */
async function dropLeftovers(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) or starts_with(datname, $2)',
    [TEMPLATE_PREFIX, TEST_PREFIX],
  );
  for (const { datname } of rows) {
    if (datname.startsWith(TEST_PREFIX) && isAlive(Number(datname.split('_')[2]))) continue;
    await dropLeftover(admin, datname);
  }
}

/**
 * Two runs may clean up at once. An error because the other one drops the same database is ignored.
 */
export async function dropLeftover(admin: Client, name: string): Promise<void> {
  try {
    // Not by `alter database`, which ends the connection if the database is being dropped.
    await admin.query(
      'update pg_database set datistemplate = false where datname = $1 and datistemplate',
      [name],
    );
    await admin.query(`drop database if exists ${name} with (force)`);
  } catch (error) {
    if (!isDroppedElsewhere(error)) throw error;
  }
}

const NO_SUCH_DATABASE = '3D000';
const BEING_ACCESSED = '55006';

function isDroppedElsewhere(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  if (error.code === NO_SUCH_DATABASE || error.code === BEING_ACCESSED) return true;
  // PostgreSQL's message if both change the database's row. It has no error code of its own.
  return /^tuple concurrently (?:updated|deleted)$/.test(error.message);
}

async function isReady(admin: Client, template: string): Promise<boolean> {
  const found = await admin.query(
    'select from pg_database where datname = $1 and datistemplate and not datallowconn',
    [template],
  );
  return found.rowCount === 1;
}

/** Hashes everything that the template depends on. */
function templateKey(): string {
  const hash = createHash('sha256');
  const migrations = readdirSync(MIGRATIONS_DIR).sort();
  const files = migrations.map((file) => join(MIGRATIONS_DIR, file));
  for (const file of [...files, ...FUNCTION_FILES, GRANTS_FILE, ...listDemoSources()]) {
    hash.update(file.slice(file.lastIndexOf('/'))).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * A database setting applies only to new connections. So existing ones are closed, and the pools
 * reconnect.
 */
async function setNow(adminUrl: string, name: string, moment: string | undefined): Promise<void> {
  await withAdmin(adminUrl, async (admin) => {
    const change = moment === undefined ? 'reset app.now' : `set app.now = '${moment}'`;
    await admin.query(`alter database ${name} ${change}`);
    const others = 'from pg_stat_activity where datname = $1';
    let left: number | null = Infinity;
    while (left !== 0) {
      left = (await admin.query(`select pg_terminate_backend(pid) ${others}`, [name])).rowCount;
    }
  });
  // After two turns of the event loop, each pool has noticed the closed connections.
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function withAdmin<T>(adminUrl: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
