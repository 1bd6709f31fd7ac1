import { Client } from 'pg';
import { ROLES, type RoleName, type RolePasswords } from './roles.ts';

/** Any number will do as long as nothing else of ours uses it. */
const CREATE_ROLES_LOCK = 4_207_001;

/**
 * As superuser: creates the roles, or sets their passwords anew, and the database if a name is
 * given and it is missing. The migrator owns the database; the others may connect, and
 * the worker may keep temporary tables.
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

/** Creates an empty database that the migrator owns; leaves an existing one as it is. */
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
  // An import compares a whole catalogue with the cards inside its own transaction.
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
