import { BLOCKS_PAGE } from '@deckframe/contract/accounts/account';
import type { Database } from '@deckframe/database/db';
import { findRefusal } from '@deckframe/domain/accounts/access/can';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import {
  findUsernameFault,
  skeletonOf,
  USERNAME_MAX,
  USERNAME_MIN,
} from '@deckframe/domain/accounts/access/usernames';
import type { AccountPart } from '../../../lib/account-part.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeOwnAudit } from '../../../lib/audit-log.ts';
import { readPage, rowsToRead, toPage } from '../../../lib/keyset-page.ts';
import { lockNames } from '../../../lib/lock-names.ts';
import { forgetActor } from '../../rewards/notices/service.ts';
import {
  type BlockRow,
  deleteBlock,
  deleteBlocksOf,
  findBlockBetween,
  insertBlock,
  isMember,
  isUsernameTaken,
  listBlocks,
  updateUsername,
  upsertUsernameLook,
} from './queries.ts';

export {
  anonymiseMember,
  endMigration,
  findSyncToken,
  isUsernameTaken,
  markMemberDeleted,
  noteMailRequest,
  noteVisit,
  releaseUsername,
  type ProfileColumns,
  markEmailVerified,
  updateEmail,
  updateProfile,
  updateRoles,
  updateSuspension,
  upsertUsernameLook,
} from './queries.ts';
export { createDemoMember } from './queries.ts';

function toBlock(row: BlockRow) {
  return {
    userId: printUserId(row.blocked_id),
    username: row.username,
    avatar: row.avatar,
    createdAt: row.created_at.toISOString(),
  };
}

export async function listOwnBlocks(db: Database, userId: UserId, after: string | undefined) {
  const page = readPage({ after }, BLOCKS_PAGE, Number);
  const found = await listBlocks(db, userId, page.from ?? 0, rowsToRead(page));
  const { rows, older } = toPage(page, found, (row) => printUserId(row.blocked_id));
  return { blocks: rows.map(toBlock), next: older };
}

/** Blocking is idempotent. */
export async function block(db: Database, userId: UserId, blockedId: UserId): Promise<void> {
  const refusal = findRefusal({ id: userId, roles: [] }, 'member.block', { ownerId: blockedId });
  if (refusal !== null) throw new AppError(refusal);
  if (!(await isMember(db, blockedId))) throw new AppError('USER_NOT_FOUND');
  await insertBlock(db, userId, blockedId);
  await forgetActor(db, blockedId, userId);
}

export async function unblock(db: Database, userId: UserId, blockedId: UserId): Promise<void> {
  await deleteBlock(db, userId, blockedId);
}

/** Whether one of the two has blocked the other. */
export async function isBlockedBetween(db: Database, a: UserId, b: UserId): Promise<boolean> {
  return findBlockBetween(db, a, b);
}

export const blocksPart: AccountPart = {
  name: 'blocks',
  covers: { 'user_blocks.user_id': ['export', 'erase'], 'user_blocks.blocked_id': ['erase'] },
  read: async (db, userId) =>
    (await listBlocks(db, userId, 0, Number.MAX_SAFE_INTEGER)).map(toBlock),
  erase: deleteBlocksOf,
};

/**
 * Runs in the caller's transaction. Throws the codes of `findUsernameFault` or `USERNAME_TAKEN`.
 */
export async function changeUsername(
  db: Database,
  change: { userId: UserId; username: string; requestId: string },
): Promise<void> {
  const username = change.username.normalize('NFKC').trim();
  const id = change.userId;
  refuseBadUsername(username);
  await lockNames(db, [`name:${skeletonOf(username)}`]);
  await refuseTakenUsername(db, username, id);
  await updateUsername(db, id, username);
  await upsertUsernameLook(db, id, username);
  await writeOwnAudit(db, change.userId, 'username.change', {}, change.requestId);
}

/** Throws the domain's code where a name is none. */
export function refuseBadUsername(username: string): void {
  const fault = findUsernameFault(username);
  if (fault !== null) throw new AppError(fault, { min: USERNAME_MIN, max: USERNAME_MAX });
}

export async function refuseTakenUsername(
  db: Database,
  username: string,
  userId: UserId | null,
): Promise<void> {
  if (await isUsernameTaken(db, username, userId)) throw new AppError('USERNAME_TAKEN');
}
