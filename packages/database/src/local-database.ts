import { createHmac } from 'node:crypto';
import { createRoles } from './create-roles.ts';
import { migrate } from './migrate.ts';
import { type RoleName, type RolePasswords, roleUrl } from './roles.ts';
import { seedDatabase } from './seed.ts';

export type LocalDatabase = { url: (role: RoleName) => string };

/** Development and tests: creates roles and database where missing, migrates, seeds. */
export async function prepareLocalDatabase(
  adminUrl: string,
  database: string,
): Promise<LocalDatabase> {
  const local = await createLocalDatabase(adminUrl, database);
  await migrate({ url: local.url('migrator') });
  await seedDatabase(local.url('migrator'));
  return local;
}

/** Roles and an empty database, where missing. */
export async function createLocalDatabase(
  adminUrl: string,
  database: string,
): Promise<LocalDatabase> {
  await createRoles(adminUrl, localPasswords(adminUrl), database);
  return localDatabase(adminUrl, database);
}

/** The addresses of a database on a server that this checkout started. */
export function localDatabase(adminUrl: string, database: string): LocalDatabase {
  const passwords = localPasswords(adminUrl);
  return { url: (role) => roleUrl(adminUrl, role, passwords[role], database) };
}

/** Made from the superuser's password, so that every process of the checkout knows them. */
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
