import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import { readPage, rowsToRead, toPage } from '../../lib/keyset-page.ts';
import { BLOCKS_PAGE } from '@deckframe/contract/accounts/account';
import type { Database } from '@deckframe/database/db';
import { findRefusal } from '@deckframe/domain/accounts/access/can';
import type { AccountPart } from '../../lib/account-part.ts';
import { AppError } from '../../lib/app-error.ts';
import { forgetActor } from '../notices/service.ts';
import { toBlock } from './mapping.ts';
import {
  deleteBlock,
  deleteBlocksOf,
  findBlockBetween,
  insertBlock,
  isMember,
  listBlocks,
} from './queries.ts';

export async function listOwnBlocks(db: Database, userId: UserId, after: string | undefined) {
  const page = readPage({ after }, BLOCKS_PAGE, Number);
  const found = await listBlocks(db, userId, page.from ?? 0, rowsToRead(page));
  const { rows, older } = toPage(page, found, (row) => printUserId(row.blocked_id));
  return { blocks: rows.map(toBlock), next: older };
}

/** Blocking somebody twice is blocking them once. */
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
