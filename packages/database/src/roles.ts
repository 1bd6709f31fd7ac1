/** The three ways into the database; none of them is a superuser. */
export const ROLES = {
  /** Owns everything and runs the migrations, once per deploy. */
  migrator: 'deckframe_migrator',
  app: 'deckframe_app',
  worker: 'deckframe_worker',
} as const;

export type RoleName = keyof typeof ROLES;

export type RolePasswords = Record<RoleName, string>;

/** The address of the same server and database as `url`, or of `database`, for one role. */
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
