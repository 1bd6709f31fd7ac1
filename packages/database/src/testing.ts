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
  /** The owner's connection: arranges scenes and looks at what came of them. */
  db: Database;
  /** Stops `app_now()` at this moment for every connection; undefined lets it run again. */
  setNow(moment: string | undefined): Promise<void>;
};

const TEMPLATE_PREFIX = 'deckframe_template_';
const TEST_PREFIX = 'deckframe_test_';
/** Taken alone to build a template, shared to clone one. */
const TEMPLATE_LOCK = 4_207_003;

/** A database of its own, migrated and seeded, cloned in a fraction of a second. */
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

/** For the tests of the migrations themselves: the roles, and nothing in the database. */
export async function createEmptyDatabase(adminUrl = testAdminUrl()): Promise<EmptyDatabase> {
  const name = testName();
  const local = await createLocalDatabase(adminUrl, name);
  return { name, url: local.url, drop: () => dropDatabase(adminUrl, name) };
}

/** The process number tells a later run whether this database was left behind. */
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
      // Held until the connection ends, so nobody drops the template under the clone.
      await admin.query('select pg_advisory_lock_shared($1)', [TEMPLATE_LOCK]);
      if (!(await isReady(admin, template))) return false;
      // Half the work of `wal_log`, in memory and on a disk, and less is left for the drop to flush.
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
  // Another process may have built it while this one waited.
  if (await isReady(admin, template)) return;
  await dropLeftovers(admin);
  const local = await createLocalDatabase(adminUrl, template);
  await migrate({ url: local.url('migrator') });
  await seedTemplate(local.url('migrator'));
  await admin.query(`alter database ${template} is_template true allow_connections false`);
}

/** Nothing waits to be published: no test wants to find a job that it did not ask for. */
async function seedTemplate(url: string): Promise<void> {
  const db = createDatabase(testConnection(url, 1, 30_000));
  await seed(db).finally(() => db.destroy());
}

/** Templates of other migrations, half-built ones, and databases whose test run was killed. */
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

/** Two runs may clear up at the same moment: what the other one drops, or has dropped, is no fault. */
export async function dropLeftover(admin: Client, name: string): Promise<void> {
  try {
    // Not by `alter database`: on one whose drop is under way this ends the whole connection.
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
  // PostgreSQL's words where both change the database's own row; they have no code of their own.
  return /^tuple concurrently (?:updated|deleted)$/.test(error.message);
}

async function isReady(admin: Client, template: string): Promise<boolean> {
  const found = await admin.query(
    'select from pg_database where datname = $1 and datistemplate and not datallowconn',
    [template],
  );
  return found.rowCount === 1;
}

/** Changes with everything that a template is made of. */
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
 * A setting of the database reaches new connections only, so the old ones are closed; the
 * pools open new ones by themselves.
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
  // Two turns of the event loop: by then each pool has read that its connections are gone.
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
