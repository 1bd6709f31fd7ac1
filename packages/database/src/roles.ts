import type { Pool } from 'pg';

/** With any of these off, a crash can lose confirmed writes. */
const NEEDED = ['synchronous_commit', 'fsync', 'full_page_writes'];

export class UnsafeCommitsError extends Error {
  override readonly name = 'UnsafeCommitsError';
}

/** The three roles of the site. None is a superuser. */
export const ROLES = {
  /** Owns the database and runs the migrations, once per deploy. */
  migrator: 'deckframe_migrator',
  app: 'deckframe_app',
  worker: 'deckframe_worker',
} as const;

export type RoleName = keyof typeof ROLES;

export type RolePasswords = Record<RoleName, string>;

/** Returns the URL for one role, on the same server and database or on `database`. */
export function roleUrl(
  url: string,
  role: RoleName,
  password: string,
  database = new URL(url).pathname.slice(1),
): string {
  const address = new URL(url);
  address.username = ROLES[role];
  address.password = password;
  address.pathname = `/${database}`;
  return address.href;
}

/** Throws if the settings of this role allow confirmed writes to be lost. */
export async function assertSafeCommits(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; role: string }>(
    "select name, current_user as role from pg_settings where name = any($1) and setting = 'off'",
    [NEEDED],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new UnsafeCommitsError(
    `PostgreSQL may lose writes that it has confirmed: ${names} is off for ${rows[0]?.role}. ` +
      'Turn it on for this role (docs/operations.md, "Safe commits"); production does not start without.',
  );
}

/**
 * Sets the URL to wait for the disk at each commit, as in production. The services for development
 * and tests do not, for speed. @internal
 */
export function withSafeCommits(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c synchronous_commit=on');
  return url.href.replaceAll('+', '%20');
}
