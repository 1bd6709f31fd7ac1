import type { Database } from '@deckframe/database/db';
import { findRefusal, type Action, type Actor } from '@deckframe/domain/access/can';
import { SYSTEM_USER_ID } from '@deckframe/domain/access/mail-request';
import { GRANTABLE_ROLES, isSuperadmin, parseRoles, ROLE } from '@deckframe/domain/access/roles';
import { AppError } from '../../lib/app-error.ts';
import { writeAudit } from '../../lib/audit-log.ts';
import { updateRoles, updateSuspension } from '../members/service.ts';
import { endSessions } from '../session/service.ts';
import { toSuspension } from './mapping.ts';
import {
  findModeratedUser,
  findUserForUpdate,
  findUserIdByName,
  type ModeratedUser,
} from './queries.ts';

type Deed = { actor: Actor; userId: string; requestId: string };

export async function getSuspension(db: Database, userId: string) {
  const user = await findModeratedUser(db, Number(userId));
  if (user === undefined) throw new AppError('USER_NOT_FOUND');
  return toSuspension(user);
}

/** Takes effect with the user's next request: their sessions end in the same transaction. */
export async function suspend(db: Database, deed: Deed & { reason: string; until: string | null }) {
  const { actor, requestId, userId } = deed;
  refuseUnless(actor, 'member.suspend', toActor(await getForUpdate(db, userId)));
  await updateSuspension(db, Number(userId), { reason: deed.reason.trim(), until: deed.until });
  await endSessions(db, { userId, exceptToken: null, requestId });
  await audit(db, deed, 'user.suspend', { until: deed.until ?? 'open' });
  return getSuspension(db, userId);
}

export async function liftSuspension(db: Database, deed: Deed) {
  refuseUnless(deed.actor, 'member.suspend', toActor(await getForUpdate(db, deed.userId)));
  await updateSuspension(db, Number(deed.userId), null);
  await audit(db, deed, 'user.lift-suspension', {});
  return getSuspension(db, deed.userId);
}

/** A session carries the rights with which it began: with other rights a new one must begin. */
export async function changeRoles(db: Database, deed: Deed & { roles: readonly string[] }) {
  const { actor, requestId, userId } = deed;
  const roles = parseRoles(deed.roles);
  const unknown = roles.find((role) => !GRANTABLE_ROLES.includes(role));
  if (unknown !== undefined) throw new AppError('ROLE_UNKNOWN', { role: unknown });
  const target = toActor(await getForUpdate(db, userId));
  refuseUnless(actor, 'member.change-roles', target);
  if (isSuperadmin(roles) !== isSuperadmin(target.roles)) {
    refuseUnless(actor, 'member.change-superadmin', target);
  }
  await updateRoles(db, Number(userId), roles);
  await endSessions(db, { userId, exceptToken: null, requestId });
  await audit(db, deed, 'user.roles', { from: target.roles.join(','), to: roles.join(',') });
  return { userId, roles };
}

/**
 * For the operator, on the server: the site's first Superadmin. Gives the roles, or undefined where
 * there is no such member. Superadmins are Administrators too, so that every door is open to them.
 */
export async function makeSuperadmin(
  db: Database,
  username: string,
  requestId: string,
): Promise<string[] | undefined> {
  const id = await findUserIdByName(db, username);
  const user = id === undefined ? undefined : await findUserForUpdate(db, id);
  if (user === undefined) return undefined;
  const roles = parseRoles([...user.roles, ROLE.superadmin, ROLE.administrator]);
  const userId = String(user.id);
  await updateRoles(db, user.id, roles);
  await endSessions(db, { userId, exceptToken: null, requestId });
  const actor = { id: SYSTEM_USER_ID, roles: [] };
  await audit(db, { actor, userId, requestId }, 'user.roles', {
    from: user.roles.join(','),
    to: roles.join(','),
  });
  return roles;
}

async function getForUpdate(db: Database, userId: string): Promise<ModeratedUser> {
  const user = await findUserForUpdate(db, Number(userId));
  if (user === undefined) throw new AppError('USER_NOT_FOUND');
  return user;
}

function toActor(user: ModeratedUser): Actor {
  return { id: String(user.id), roles: parseRoles(user.roles) };
}

function refuseUnless(actor: Actor, action: Action, { id: ownerId, roles }: Actor): void {
  const refusal = findRefusal(actor, action, { ownerId, roles });
  if (refusal !== null) throw new AppError(refusal);
}

async function audit(
  db: Database,
  deed: Deed,
  action: string,
  details: Record<string, string>,
): Promise<void> {
  await writeAudit(db, {
    actorId: Number(deed.actor.id),
    action,
    game: null,
    subject: `user:${deed.userId}`,
    details,
    requestId: deed.requestId,
  });
}
