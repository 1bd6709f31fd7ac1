import type { Me } from '@deckframe/contract/accounts/auth';
import type { Database } from '@deckframe/database/db';
import { dropStaffRoles, parseRoles, isStaff } from '@deckframe/domain/accounts/access/roles';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { toBadgeCorner } from '@deckframe/domain/community/profile/nameplate';
import type { Env } from '../../../env.ts';
import { tablePart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAudit } from '../../../lib/audit-log.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import {
  findSessionToken,
  SESSION_MAX_SECONDS,
  SESSION_SECONDS,
} from '../../../lib/session-cookie.ts';
import type { SessionUser } from '../../../lib/session-user.ts';
import { inTransaction } from '../../../lib/transaction.ts';
import { hasTempResults } from '../../rewards/exp/service.ts';
import { findSyncToken, noteVisit } from '../members/service.ts';
import {
  deleteSessionById,
  deleteSessionByToken,
  deleteSessions,
  extendSession,
  findSessionUser,
  listSessions,
  type SessionRow,
  type SessionUserRow,
} from './queries.ts';

export { deleteOldSessions, updateProof as markProof } from './queries.ts';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Mac OS X|Macintosh)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns a readable device name. Example: `Firefox on Linux`, or `Unknown device`. */
export function toDeviceName(userAgent: string): string {
  const find = (names: typeof BROWSERS): string | undefined =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

function toSessionUser(row: SessionUserRow): SessionUser {
  const heldRoles = parseRoles(row.roles);
  const secondFactor = row.second_factor_at !== null;
  return {
    id: row.id,
    username: row.username,
    avatar: row.avatar,
    // The only place that drops staff roles; all checks read `roles`.
    roles: secondFactor ? heldRoles : dropStaffRoles(heldRoles),
    heldRoles,
    level: row.user_level,
    userExp: row.user_exp,
    selectedBadge: row.selectedbadge,
    badgeCorner: toBadgeCorner(row.badge_corner),
    selectedAvatarBackground: row.selectedavatarbackground,
    email: row.email,
    hasMigrated: row.hasmigrated,
    secondFactor,
    isFresh: row.is_fresh,
    sights: [],
  };
}

function toMe(user: SessionUser, told: Pick<Me, 'hasUnseenExp' | 'syncToken'>): Me {
  const { hasMigrated, heldRoles, isFresh: _, secondFactor: __, sights: ___, ...known } = user;
  return {
    ...known,
    id: printUserId(user.id),
    roles: [...user.roles],
    needsSecondFactor: heldRoles.length > user.roles.length,
    userMetadata: { hasMigrated },
    ...told,
  };
}

function toSessionEntry(row: SessionRow, currentHash: string | undefined) {
  return {
    id: String(row.id),
    current: row.token === currentHash,
    device: toDeviceName(row.user_agent ?? ''),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.updated_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

type CookieEnv = Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>;

/** Returns the user of a cookie header, or null. Invalid cookies never reach the database. */
export async function findUserByCookie(
  db: Database,
  cookieHeader: string | undefined,
  env: CookieEnv,
): Promise<SessionUser | null> {
  const token = findSessionToken(cookieHeader, env);
  return token === undefined ? null : findUserByToken(db, token);
}

async function findUserByToken(db: Database, token: string): Promise<SessionUser | null> {
  const row = await findSessionUser(db, token);
  if (row === undefined) return null;
  const user = toSessionUser(row);
  // Staff sessions end after a working day.
  return row.is_past_shift && isStaff(user.heldRoles) ? null : user;
}

export async function getMe(db: Database, token: string): Promise<Me> {
  const user = await findUserByToken(db, token);
  if (user === null) throw new AppError('UNAUTHENTICATED');
  return describeMe(db, user);
}

/** Describes the user for their own browser. */
export async function describeMe(db: Database, user: SessionUser): Promise<Me> {
  const hasUnseenExp = await hasTempResults(db, user.id);
  return toMe(user, { hasUnseenExp, syncToken: await findSyncToken(db, user.id) });
}

/** Ends the session of a cookie header in the caller's transaction. */
export async function endSessionOf(
  db: Database,
  cookieHeader: string | undefined,
  env: CookieEnv,
): Promise<UserId | undefined> {
  const token = findSessionToken(cookieHeader, env);
  return token === undefined ? undefined : deleteSessionByToken(db, token);
}

/** Signs out of this browser. */
export async function signOut(
  db: Database,
  cookieHeader: string | undefined,
  env: CookieEnv,
  requestId: string,
): Promise<void> {
  if (findSessionToken(cookieHeader, env) === undefined) return;
  await inTransaction(db, async (trx) => {
    const userId = await endSessionOf(trx, cookieHeader, env);
    if (userId !== undefined) await auditEnd(trx, userId, 'session.end', requestId);
  });
}

/** Returns true if the session was extended, so its cookie must be renewed. */
export async function prolongSession(db: Database, token: string): Promise<boolean> {
  const userId = await extendSession(db, token, {
    seconds: SESSION_SECONDS,
    maxSeconds: SESSION_MAX_SECONDS,
  });
  if (userId === undefined) return false;
  await noteVisit(db, userId);
  return true;
}

export async function listOwnSessions(
  db: Database,
  userId: UserId,
  currentToken: string | undefined,
) {
  const rows = await listSessions(db, userId);
  const currentHash = currentToken === undefined ? undefined : hashToken(currentToken);
  return { sessions: rows.map((row) => toSessionEntry(row, currentHash)) };
}

/** Returns true for the current session. Throws `SESSION_NOT_FOUND` for others' sessions. */
export async function endOneSession(
  db: Database,
  end: { userId: UserId; sessionId: string; currentToken: string | undefined; requestId: string },
): Promise<boolean> {
  const hash = await deleteSessionById(db, end.userId, Number(end.sessionId));
  if (hash === undefined) throw new AppError('SESSION_NOT_FOUND');
  await auditEnd(db, end.userId, 'session.end', end.requestId);
  return end.currentToken !== undefined && hash === hashToken(end.currentToken);
}

export async function endSessionById(
  db: Database,
  userId: UserId,
  sessionId: string,
): Promise<boolean> {
  return (await deleteSessionById(db, userId, Number(sessionId))) !== undefined;
}

export async function endSessionsWith(
  db: Database,
  userId: UserId,
  exceptToken: string | null = null,
): Promise<void> {
  await deleteSessions(db, userId, exceptToken);
}

/** Ends all or all other sessions and returns their number. */
export async function endSessions(
  db: Database,
  end: { userId: UserId; exceptToken: string | null; requestId: string },
): Promise<number> {
  const ended = await deleteSessions(db, end.userId, end.exceptToken);
  const action = end.exceptToken === null ? 'session.end-all' : 'session.end-others';
  await auditEnd(db, end.userId, action, end.requestId);
  return ended;
}

export const sessionsPart = tablePart('sessions', 'auth_sessions.user_id', ['token']);

async function auditEnd(
  db: Database,
  userId: UserId,
  action: string,
  requestId: string,
): Promise<void> {
  const subject = `user:${userId}`;
  await writeAudit(db, { actorId: userId, action, game: null, subject, details: {}, requestId });
}
