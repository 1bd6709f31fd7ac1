import { USERS_PAGE } from '@deckframe/contract/staff/user-admin';
import type { Database } from '@deckframe/database/db';
import { findRefusal, type Action, type Actor } from '@deckframe/domain/accounts/access/can';
import {
  GRANTABLE_ROLES,
  isAdministrator,
  isSuperadmin,
  parseRoles,
  ROLE,
} from '@deckframe/domain/accounts/access/roles';
import {
  printUserId,
  SYSTEM_USER_ID,
  type UserId,
} from '@deckframe/domain/accounts/access/user-id';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct, type AdminAct } from '../../../lib/audit-log.ts';
import { toMemberCard } from '../../../lib/member-card.ts';
import { deletePasskeys } from '../../accounts/auth/passkey-service.ts';
import { updateRoles, updateSuspension } from '../../accounts/members/service.ts';
import {
  deleteSecondFactor,
  mailFactorChange,
  readCode,
} from '../../accounts/second-factor/service.ts';
import { endSessionsWith, endSessionById } from '../../accounts/session/service.ts';
import {
  findSheet,
  listUsers,
  findModeratedUser,
  findUserForUpdate,
  findUserIdByName,
  type SheetRow,
  type UserRow,
  type UserState,
  type ModeratedUser,
} from './queries.ts';

function toUserEntry(row: UserRow) {
  const member = toMemberCard(row);
  if (member === null) return [];
  const entry = {
    member,
    roles: row.roles,
    emailVerified: row.emailverified,
    suspended: row.suspended,
    createdAt: row.createdon.toISOString(),
  };
  return [entry];
}

function toSheet(row: SheetRow) {
  const [user] = toUserEntry(row);
  if (user === undefined) return null;
  const { suspended, reason, until } = row;
  return {
    user,
    email: shortenEmail(row.email),
    exp: row.user_exp,
    lastSeenAt: row.last_connected?.toISOString() ?? null,
    sessions: row.sessions,
    hasSecondFactor: row.has_second_factor,
    suspension: suspended ? { reason, until } : { reason: null, until: null },
    counts: { decks: row.decks, comments: row.comments, openReports: row.open_reports },
  };
}

/** Shortens an address for staff. Example: `ha…@example.org`. */
function shortenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}…${email.slice(at)}`;
}

export type UsersQuestion = {
  search?: string | undefined;
  state?: UserState | undefined;
  after?: string | undefined;
};

export async function getUsers(db: Database, question: UsersQuestion) {
  const { search = '', state = 'all', after } = question;
  const rows = await listUsers(db, { search, state, after });
  const page = rows.slice(0, USERS_PAGE);
  return {
    users: page.flatMap(toUserEntry),
    next: rows.length > USERS_PAGE ? (page.at(-1)?.username_key ?? null) : null,
  };
}

export async function getSheet(db: Database, userId: UserId) {
  const row = await findSheet(db, userId);
  const sheet = row === undefined ? null : toSheet(row);
  if (sheet === null) throw new AppError('USER_NOT_FOUND');
  return sheet;
}

function toSuspension(user: ModeratedUser) {
  return {
    userId: printUserId(user.id),
    suspended: user.suspended,
    reason: user.suspended ? user.reason : null,
    until: user.suspended ? user.until : null,
  };
}

export type Change = { actor: Actor<UserId>; userId: UserId; requestId: string };

export async function getSuspension(db: Database, userId: UserId) {
  const user = await findModeratedUser(db, userId);
  if (user === undefined) throw new AppError('USER_NOT_FOUND');
  return toSuspension(user);
}

/** Ends the sessions in the same transaction. */
export async function suspend(
  db: Database,
  change: Change & { reason: string; until: string | null },
) {
  const { actor, until, userId } = change;
  const user = await getForUpdate(db, userId);
  refuseUnless(actor, 'member.suspend', toActor(user));
  await updateSuspension(db, userId, { reason: change.reason.trim(), until });
  await endSessionsWith(db, userId);
  const after = { suspended: true, until };
  await audit(db, change, { action: 'user.suspend', before: toFacts(user), after });
  return getSuspension(db, userId);
}

export async function liftSuspension(db: Database, change: Change) {
  const user = await getForUpdate(db, change.userId);
  refuseUnless(change.actor, 'member.suspend', toActor(user));
  await updateSuspension(db, change.userId, null);
  const after = { suspended: false, until: null };
  await audit(db, change, { action: 'user.lift-suspension', before: toFacts(user), after });
  return getSuspension(db, change.userId);
}

/** Ends all sessions of an account that somebody else uses. */
export async function signOutEverywhere(db: Database, change: Change): Promise<void> {
  const user = await getForUpdate(db, change.userId);
  refuseUnless(change.actor, 'member.suspend', toActor(user));
  await endSessionsWith(db, change.userId);
  await audit(db, change, { action: 'user.end-sessions', before: {}, after: {} });
}

/** Ends sessions, because they carry the old roles. */
export async function changeRoles(db: Database, change: Change & { roles: readonly string[] }) {
  const { actor, userId } = change;
  const roles = parseRoles(change.roles);
  const unknown = roles.find((role) => !GRANTABLE_ROLES.includes(role));
  if (unknown !== undefined) throw new AppError('ROLE_UNKNOWN', { role: unknown });
  const target = toActor(await getForUpdate(db, userId));
  refuseUnless(actor, 'member.change-roles', target);
  const changes = [isAdministrator, isSuperadmin].some((is) => is(roles) !== is(target.roles));
  if (changes) {
    refuseUnless(actor, 'member.change-superadmin', target);
  }
  await updateRoles(db, userId, roles);
  await endSessionsWith(db, userId);
  await audit(db, change, rolesAct(target.roles, roles));
  return { userId: printUserId(userId), roles };
}

/** Makes the first Superadmin and Administrator, by command. Undefined if unknown. */
export async function makeSuperadmin(
  db: Database,
  username: string,
  requestId: string,
): Promise<string[] | undefined> {
  const id = await findUserIdByName(db, username);
  const user = id === undefined ? undefined : await findUserForUpdate(db, id);
  if (user === undefined) return undefined;
  const roles = parseRoles([...user.roles, ROLE.superadmin, ROLE.administrator]);
  const { id: userId } = user;
  await updateRoles(db, userId, roles);
  await endSessionsWith(db, userId);
  const actor = { id: SYSTEM_USER_ID, roles: [] };
  await audit(db, { actor, userId, requestId }, rolesAct(user.roles, roles));
  return roles;
}

/** Resets lost second factors, by command. Undefined if unknown. */
export async function resetSecondFactor(
  db: Database,
  username: string,
  requestId: string,
): Promise<{ hadApp: boolean } | undefined> {
  const id = await findUserIdByName(db, username);
  const user = id === undefined ? undefined : await findUserForUpdate(db, id);
  if (user === undefined) return undefined;
  const { email, id: userId } = user;
  const hadApp = await deleteSecondFactor(db, userId);
  await deletePasskeys(db, userId);
  await endSessionsWith(db, userId);
  const actor = { id: SYSTEM_USER_ID, roles: [] };
  const act = {
    action: 'user.reset-second-factor',
    before: { app: hadApp },
    after: { app: false },
  };
  await audit(db, { actor, userId, requestId }, act);
  await mailFactorChange(db, email, 'reset');
  return { hadApp };
}

/** Ends sessions after theft or loss, by command. Undefined if unknown. */
export async function endSessionsOf(
  db: Database,
  username: string,
  requestId: string,
): Promise<{ userId: UserId } | undefined> {
  const userId = await findUserIdByName(db, username);
  if (userId === undefined) return undefined;
  await endSessionsWith(db, userId);
  const actor = { id: SYSTEM_USER_ID, roles: [] };
  const act = { action: 'user.end-sessions', before: {}, after: {} };
  await audit(db, { actor, userId, requestId }, act);
  return { userId };
}

/** Returns the current code, in development. */
export async function readCodeOf(
  db: Database,
  username: string,
  serverSecret: string,
): Promise<string | undefined> {
  const id = await findUserIdByName(db, username);
  return id === undefined ? undefined : readCode(db, id, serverSecret);
}

export async function getRoles(db: Database, userId: UserId): Promise<string[]> {
  const user = await findModeratedUser(db, userId);
  if (user === undefined) throw new AppError('USER_NOT_FOUND');
  return parseRoles(user.roles);
}

/** Locks a member; throws unless the actor is superior. */
export async function lockForCare(db: Database, change: Change): Promise<ModeratedUser> {
  const user = await getForUpdate(db, change.userId);
  refuseUnless(change.actor, 'member.look-after', toActor(user));
  return user;
}

async function getForUpdate(db: Database, userId: UserId): Promise<ModeratedUser> {
  const user = await findUserForUpdate(db, userId);
  if (user === undefined) throw new AppError('USER_NOT_FOUND');
  return user;
}

function toActor(user: ModeratedUser): Actor<UserId> {
  return { id: user.id, roles: parseRoles(user.roles) };
}

function refuseUnless(actor: Actor<UserId>, action: Action, target: Actor<UserId>): void {
  const refusal = findRefusal(actor, action, { ownerId: target.id, roles: target.roles });
  if (refusal !== null) throw new AppError(refusal);
}

type Act = Pick<AdminAct, 'action' | 'before' | 'after'>;

function rolesAct(from: readonly string[], to: readonly string[]): Act {
  return {
    action: 'user.roles',
    before: { roles: from.join(',') },
    after: { roles: to.join(',') },
  };
}

function toFacts({ suspended, until }: ModeratedUser): AdminAct['before'] {
  return { suspended, until };
}

/** Writes the audit entry. */
export async function audit(db: Database, change: Change, act: Act): Promise<void> {
  await writeAdminAct(db, {
    ...act,
    actorId: change.actor.id,
    game: null,
    subject: `user:${change.userId}`,
    requestId: change.requestId,
  });
}

/** Ends one session of a member. */
export async function endOne(db: Database, change: Change, sessionId: string): Promise<void> {
  await lockForCare(db, change);
  if (!(await endSessionById(db, change.userId, sessionId)))
    throw new AppError('SESSION_NOT_FOUND');
  await audit(db, change, {
    action: 'user.end-session',
    before: { session: sessionId },
    after: { session: null },
  });
}
