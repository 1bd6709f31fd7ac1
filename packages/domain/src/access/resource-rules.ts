import { SYSTEM_USER_ID } from './mail-request.ts';
import { isAdministrator, isSuperadmin, ROLE } from './roles.ts';

/** Somebody who is signed in. */
export type Actor = { readonly id: string; readonly roles: readonly string[] };

/** What depends on whose a thing is, or on whom it is done to. The route's policy comes first. */

/** Example: a member's own session, passkey or draft. */
export function isOwner(actor: Actor | null, ownerId: string): boolean {
  return actor !== null && actor.id === ownerId;
}

/** Example: deleting a comment. */
export function isOwnerOrAdministrator(actor: Actor | null, ownerId: string): boolean {
  return actor !== null && (actor.id === ownerId || isAdministrator(actor.roles));
}

export type ModerationFault = 'SYSTEM_USER' | 'SELF_REFUSED' | 'FORBIDDEN';

/** Suspending: never the system, never oneself, and a Superadmin only by a Superadmin. */
export function findModerationFault(actor: Actor, target: Actor): ModerationFault | null {
  if (target.id === SYSTEM_USER_ID) return 'SYSTEM_USER';
  if (target.id === actor.id) return 'SELF_REFUSED';
  const isAllowed =
    isAdministrator(actor.roles) && (!isSuperadmin(target.roles) || isSuperadmin(actor.roles));
  return isAllowed ? null : 'FORBIDDEN';
}

/** Only a Superadmin grants or removes Superadmin, and nobody changes their own roles. */
export function findRoleChangeFault(
  actor: Actor,
  target: Actor,
  newRoles: readonly string[],
): ModerationFault | null {
  const fault = findModerationFault(actor, target);
  if (fault !== null) return fault;
  const grants = newRoles.includes(ROLE.superadmin) !== isSuperadmin(target.roles);
  return grants && !isSuperadmin(actor.roles) ? 'FORBIDDEN' : null;
}

/** The roles that can be given; the lower-case spelling of EX is read, never written. */
export const GRANTABLE_ROLES: readonly string[] = [
  ROLE.administrator,
  ROLE.superadmin,
  ROLE.contentCreator,
  ROLE.ex,
];
