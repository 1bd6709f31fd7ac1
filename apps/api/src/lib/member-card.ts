import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import type { MemberCard } from '@deckframe/contract/community/community';

export type MemberRow = {
  member_id: UserId | null;
  username: string | null;
  avatar: string | null;
  user_level: number | null;
  selectedbadge: string | null;
  selectedavatarbackground: string | null;
};

/** Columns for a member card; null for a deleted account. */
export const MEMBER_COLUMNS = `users.id as member_id, users.username, users.avatar,
  users.user_level, users.selectedbadge, users.selectedavatarbackground`;

/** Returns null for "Deleted user". */
export function toMemberCard(row: MemberRow): MemberCard | null {
  if (row.member_id === null || row.username === null) return null;
  return {
    id: printUserId(row.member_id),
    username: row.username,
    avatar: row.avatar,
    level: row.user_level ?? 1,
    badge: row.selectedbadge,
    avatarBackground: row.selectedavatarbackground,
  };
}
