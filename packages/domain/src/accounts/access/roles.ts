// A constant of its own, so that the browser bundle does not contain the list of all roles.
const ADMINISTRATOR = 'Administrator';
const SUPERADMIN = 'Superadmin';
const CONTENT_CREATOR = 'Content Creator';
const EX = 'EX';
const EX_LOWER_CASE = 'ex';

/** Role names exactly as stored. Only `EX` has a second spelling, `ex`. */
export const ROLE = {
  administrator: ADMINISTRATOR,
  superadmin: SUPERADMIN,
  contentCreator: CONTENT_CREATOR,
  ex: EX,
  exLowerCase: EX_LOWER_CASE,
} as const;

/** Roles that can be granted. The lower-case `ex` is read but never written. */
export const GRANTABLE_ROLES: readonly string[] = [ADMINISTRATOR, SUPERADMIN, CONTENT_CREATOR, EX];

/** Roles that a campaign or gift may give: never a staff role. */
export const CLAIMABLE_ROLES = [CONTENT_CREATOR, EX] as const;

const STAFF_ROLES: readonly string[] = [ADMINISTRATOR, SUPERADMIN];

const SEPARATOR = /[,;]/;

/**
 * Parses roles from a list, a comma string or a semicolon string. Example: `parseRoles('EX;
 * Administrator')` gives `['EX', 'Administrator']`.
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

/**
 * True for roles with power over other members; these need a second factor. Example:
 * `isStaff(['EX'])` is false.
 */
export function isStaff(roles: readonly string[]): boolean {
  return hasAny(roles, STAFF_ROLES);
}

/** Returns the roles that remain without a second factor. */
export function dropStaffRoles(roles: readonly string[]): string[] {
  return roles.filter((role) => !STAFF_ROLES.includes(role));
}

/** Only a Superadmin grants or removes Superadmin. Example: `isSuperadmin(['Superadmin'])` is true. */
export function isSuperadmin(roles: readonly string[]): boolean {
  return hasAny(roles, [SUPERADMIN]);
}

/**
 * True for members without ads. Superadmin alone does not count. Example: `isExUser(['ex'])` is
 * true.
 */
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
