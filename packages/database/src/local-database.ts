import { createHmac } from 'node:crypto';
import { createRoles } from './create-roles.ts';
import { migrate } from './migrate.ts';
import { type RoleName, type RolePasswords, roleUrl } from './roles.ts';
import { seedDatabase } from './seed.ts';

export type LocalDatabase = { url: (role: RoleName) => string };

/** For development and tests: creates missing roles and the database, migrates and seeds. */
export async function prepareLocalDatabase(
  adminUrl: string,
  database: string,
): Promise<LocalDatabase> {
  const local = await createLocalDatabase(adminUrl, database);
  await migrate({ url: local.url('migrator') });
  await seedDatabase(local.url('migrator'));
  return local;
}

/** Creates missing roles and an empty database. */
export async function createLocalDatabase(
  adminUrl: string,
  database: string,
): Promise<LocalDatabase> {
  await createRoles(adminUrl, localPasswords(adminUrl), database);
  return localDatabase(adminUrl, database);
}

/** Returns the URLs of a database on a server that this checkout started. */
export function localDatabase(adminUrl: string, database: string): LocalDatabase {
  const passwords = localPasswords(adminUrl);
  return { url: (role) => roleUrl(adminUrl, role, passwords[role], database) };
}

/** Derived from the superuser's password, so that all processes of the checkout have the same. */
function localPasswords(adminUrl: string): RolePasswords {
  const secret = new URL(adminUrl).password;
  const passwordOf = (role: RoleName): string =>
    createHmac('sha256', secret).update(role).digest('base64url');
  return {
    migrator: passwordOf('migrator'),
    app: passwordOf('app'),
    worker: passwordOf('worker'),
  };
}
