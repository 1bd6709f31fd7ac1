import type { BlockRow } from './queries.ts';

export function toBlock(row: BlockRow) {
  return {
    userId: String(row.blocked_id),
    username: row.username,
    avatar: row.avatar,
    createdAt: row.created_at.toISOString(),
  };
}
