import { readPage, rowsToRead, toPage } from '../../lib/keyset-page.ts';
import { BLOCKS_PAGE } from '@deckframe/contract/account';
import type { Database } from '@deckframe/database/db';
import { findRefusal } from '@deckframe/domain/access/can';
import type { AccountPart } from '../../lib/account-part.ts';
import { AppError } from '../../lib/app-error.ts';
import { toBlock } from './mapping.ts';
import {
  deleteBlock,
  deleteBlocksOf,
  findBlockBetween,
  insertBlock,
  isMember,
  listBlocks,
} from './queries.ts';

export async function listOwnBlocks(db: Database, userId: string, after: string | undefined) {
  const page = readPage({ after }, BLOCKS_PAGE, Number);
  const found = await listBlocks(db, Number(userId), page.from ?? 0, rowsToRead(page));
  const { rows, older } = toPage(page, found, (row) => String(row.blocked_id));
  return { blocks: rows.map(toBlock), next: older };
}

/** Blocking somebody twice is blocking them once. */
export async function block(db: Database, userId: string, blockedId: string): Promise<void> {
  const refusal = findRefusal({ id: userId, roles: [] }, 'member.block', { ownerId: blockedId });
  if (refusal !== null) throw new AppError(refusal);
  if (!(await isMember(db, Number(blockedId)))) throw new AppError('USER_NOT_FOUND');
  await insertBlock(db, Number(userId), Number(blockedId));
}

export async function unblock(db: Database, userId: string, blockedId: string): Promise<void> {
  await deleteBlock(db, Number(userId), Number(blockedId));
}

/** Whether one of the two has blocked the other. */
export async function isBlockedBetween(db: Database, a: string, b: string): Promise<boolean> {
  return findBlockBetween(db, Number(a), Number(b));
}

export const blocksPart: AccountPart = {
  name: 'blocks',
  covers: { 'user_blocks.user_id': ['export', 'erase'], 'user_blocks.blocked_id': ['erase'] },
  read: async (db, userId) =>
    (await listBlocks(db, userId, 0, Number.MAX_SAFE_INTEGER)).map(toBlock),
  erase: deleteBlocksOf,
};
