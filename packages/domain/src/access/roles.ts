/** Role names exactly as they are stored; only `EX` has a second spelling, `ex`. */
export const ROLE = {
  administrator: 'Administrator',
  superadmin: 'Superadmin',
  contentCreator: 'Content Creator',
  ex: 'EX',
  exLowerCase: 'ex',
} as const;

/** The roles that can be given; the lower-case spelling of EX is read, never written. */
export const GRANTABLE_ROLES: readonly string[] = [
  ROLE.administrator,
  ROLE.superadmin,
  ROLE.contentCreator,
  ROLE.ex,
];

const SEPARATOR = /[,;]/;

/**
 * Reads roles in every spelling the documents use: a list, a comma string or a semicolon string.
 * Example: `parseRoles('EX; Administrator')` gives `['EX', 'Administrator']`.
 */
export function parseRoles(roles: string | readonly string[] | null | undefined): string[] {
  const parts = typeof roles === 'string' ? [roles] : (roles ?? []);
  const names = parts.flatMap((part) => part.split(SEPARATOR)).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The profile area's spelling. Example: `printProfileRoles(['EX', 'Judge'])` gives `'EX;Judge'`. */
export function printProfileRoles(roles: readonly string[]): string {
  return roles.join(';');
}

/** Administrators and Superadmins. Example: `isAdministrator(['Superadmin'])` is true. */
export function isAdministrator(roles: readonly string[]): boolean {
  return hasAny(roles, [ROLE.administrator, ROLE.superadmin]);
}

/** Only a Superadmin grants or removes Superadmin. Example: `isSuperadmin(['Superadmin'])` is true. */
export function isSuperadmin(roles: readonly string[]): boolean {
  return hasAny(roles, [ROLE.superadmin]);
}

/** Users without advertising. Superadmin alone is not among them. Example: `isExUser(['ex'])` is true. */
export function isExUser(roles: readonly string[]): boolean {
  return hasAny(roles, [ROLE.administrator, ROLE.ex, ROLE.exLowerCase]);
}

/** Example: `isContentCreator(['Content Creator'])` is true. */
export function isContentCreator(roles: readonly string[]): boolean {
  return hasAny(roles, [ROLE.administrator, ROLE.contentCreator]);
}

function hasAny(roles: readonly string[], wanted: readonly string[]): boolean {
  return wanted.some((role) => roles.includes(role));
}
