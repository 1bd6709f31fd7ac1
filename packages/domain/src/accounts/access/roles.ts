// Apart, so that the browser is sent the names that it asks for and no list of all.
const ADMINISTRATOR = 'Administrator';
const SUPERADMIN = 'Superadmin';
const CONTENT_CREATOR = 'Content Creator';
const EX = 'EX';
const EX_LOWER_CASE = 'ex';

/** Role names exactly as they are stored; only `EX` has a second spelling, `ex`. */
export const ROLE = {
  administrator: ADMINISTRATOR,
  superadmin: SUPERADMIN,
  contentCreator: CONTENT_CREATOR,
  ex: EX,
  exLowerCase: EX_LOWER_CASE,
} as const;

/** The roles that can be given; the lower-case spelling of EX is read, never written. */
export const GRANTABLE_ROLES: readonly string[] = [ADMINISTRATOR, SUPERADMIN, CONTENT_CREATOR, EX];

/** What an event or a gift may give: never a role with power over others. */
export const CLAIMABLE_ROLES = [CONTENT_CREATOR, EX] as const;

const STAFF_ROLES: readonly string[] = [ADMINISTRATOR, SUPERADMIN];

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

/** Administrators and Superadmins. Example: `isAdministrator(['Superadmin'])` is true. */
export function isAdministrator(roles: readonly string[]): boolean {
  return hasAny(roles, [ADMINISTRATOR, SUPERADMIN]);
}

/** Whoever has power over others; they need a second factor. Example: `isStaff(['EX'])` is false. */
export function isStaff(roles: readonly string[]): boolean {
  return hasAny(roles, STAFF_ROLES);
}

/** What is left of somebody's roles without a second factor. */
export function dropStaffRoles(roles: readonly string[]): string[] {
  return roles.filter((role) => !STAFF_ROLES.includes(role));
}

/** Only a Superadmin grants or removes Superadmin. Example: `isSuperadmin(['Superadmin'])` is true. */
export function isSuperadmin(roles: readonly string[]): boolean {
  return hasAny(roles, [SUPERADMIN]);
}

/** Users without advertising. Superadmin alone is not among them. Example: `isExUser(['ex'])` is true. */
export function isExUser(roles: readonly string[]): boolean {
  return hasAny(roles, [ADMINISTRATOR, EX, EX_LOWER_CASE]);
}

/** Example: `isContentCreator(['Content Creator'])` is true. */
export function isContentCreator(roles: readonly string[]): boolean {
  return hasAny(roles, [ADMINISTRATOR, CONTENT_CREATOR]);
}

function hasAny(roles: readonly string[], wanted: readonly string[]): boolean {
  return wanted.some((role) => roles.includes(role));
}
