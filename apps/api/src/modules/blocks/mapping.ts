import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import type { BlockRow } from './queries.ts';

export function toBlock(row: BlockRow) {
  return {
    userId: printUserId(row.blocked_id),
    username: row.username,
    avatar: row.avatar,
    createdAt: row.created_at.toISOString(),
  };
}
