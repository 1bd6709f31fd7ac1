import { createLocalDatabase, localDatabase } from '@deckframe/database/local-database';
import { migrate } from '@deckframe/database/migrate';
import { Client } from 'pg';

type Note = (line: string) => void;

/** URLs of a database: `url` as the API, `migratorUrl` as a deploy, `adminUrl` as superuser. */
export type SeededDatabase = { url: string; migratorUrl: string; adminUrl: string };

export function describeDatabase(adminUrl: string, name: string): SeededDatabase {
  return {
    url: localDatabase(adminUrl, name).url('app'),
    migratorUrl: localDatabase(adminUrl, name).url('migrator'),
    adminUrl: withDatabase(adminUrl, name),
  };
}

/** Creates a database. It is renamed at the end, so that an existing one is always complete. */
export async function makeDatabase(
  adminUrl: string,
  name: string,
  fill: (owner: Client) => Promise<void>,
  note: Note,
): Promise<void> {
  await dropDatabase(adminUrl, name);
  const draft = `${name}_draft`;
  await dropDatabase(adminUrl, draft);
  const local = await createLocalDatabase(adminUrl, draft);
  await migrate({ url: local.url('migrator') });
  const owner = new Client({ connectionString: withDatabase(adminUrl, draft) });
  await owner.connect();
  try {
    // The seeded rows are valid, and checking all foreign keys would take longer than inserting.
    await owner.query("set session_replication_role = replica; set maintenance_work_mem = '1GB'");
    await fill(owner);
  } finally {
    await owner.end();
  }
  await asAdmin(adminUrl, (admin) => admin.query(`alter database ${draft} rename to ${name}`));
  note(`${name} is ready`);
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await asAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
}

export async function hasDatabase(adminUrl: string, name: string): Promise<boolean> {
  const found = await asAdmin(adminUrl, (admin) =>
    admin.query('select from pg_database where datname = $1', [name]),
  );
  return found.rowCount === 1;
}

function withDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin<T>(adminUrl: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
