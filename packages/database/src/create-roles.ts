import { Client } from 'pg';
import { ROLES, type RoleName, type RolePasswords } from './roles.ts';

/** Any number that we use nowhere else. */
const CREATE_ROLES_LOCK = 4_207_001;

/**
 * Run as superuser. Creates the roles or updates their passwords, and creates the database if a
 * missing one is named. The migrator owns the database; the others may connect, and the worker may
 * create temporary tables.
 */
export async function createRoles(
  adminUrl: string,
  passwords: RolePasswords,
  database?: string,
): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [CREATE_ROLES_LOCK]);
    for (const role of Object.keys(ROLES) as RoleName[]) {
      await createRole(client, ROLES[role], passwords[role]);
    }
    if (database !== undefined) await createOwnedDatabase(client, database);
  } finally {
    await client.end();
  }
}

/** Creates an empty database owned by the migrator. An existing one stays unchanged. */
async function createOwnedDatabase(client: Client, database: string): Promise<void> {
  const name = client.escapeIdentifier(database);
  const found = await client.query('select from pg_database where datname = $1', [database]);
  if (found.rowCount === 0) {
    await client.query(
      `create database ${name} owner ${ROLES.migrator} template template0 encoding 'UTF8' locale 'C.UTF-8'`,
    );
  }
  await client.query(`revoke all on database ${name} from public`);
  await client.query(`grant connect on database ${name} to ${ROLES.app}, ${ROLES.worker}`);
  // An import loads a whole catalogue into a temporary table to compare it.
  await client.query(`grant temporary on database ${name} to ${ROLES.worker}`);
}

async function createRole(client: Client, role: string, password: string): Promise<void> {
  const found = await client.query('select from pg_roles where rolname = $1', [role]);
  const verb = found.rowCount === 0 ? 'create' : 'alter';
  await client.query(
    `${verb} role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls ` +
      `password ${client.escapeLiteral(password)}`,
  );
}

if (import.meta.main) {
  const needed = (name: string): string => {
    const value = process.env[name];
    if (value === undefined || value === '') throw new Error(`${name} is not set`);
    return value;
  };
  await createRoles(
    needed('DATABASE_ADMIN_URL'),
    {
      migrator: needed('DATABASE_MIGRATOR_PASSWORD'),
      app: needed('DATABASE_APP_PASSWORD'),
      worker: needed('DATABASE_WORKER_PASSWORD'),
    },
    needed('DATABASE_NAME'),
  );
}
