import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import type { Me } from '@deckframe/contract/session';
import { dropStaffRoles, parseRoles } from '@deckframe/domain/accounts/access/roles';
import { toBadgeCorner } from '@deckframe/domain/community/profile/nameplate';
import type { SessionUser } from '../../lib/session-user.ts';
import { toDeviceName } from './device-name.ts';
import type { SessionRow, SessionUserRow } from '../accounts/session/queries.ts';

export function toSessionUser(row: SessionUserRow): SessionUser {
  const heldRoles = parseRoles(row.roles);
  const secondFactor = row.second_factor_at !== null;
  return {
    id: row.id,
    username: row.username,
    avatar: row.avatar,
    // The one place that decides: everything after it asks for `roles`.
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
  };
}

export function toMe(user: SessionUser, told: Pick<Me, 'hasUnseenExp' | 'syncToken'>): Me {
  const { hasMigrated, heldRoles, isFresh: _, secondFactor: __, ...known } = user;
  return {
    ...known,
    id: printUserId(user.id),
    roles: [...user.roles],
    needsSecondFactor: heldRoles.length > user.roles.length,
    userMetadata: { hasMigrated },
    ...told,
  };
}

export function toSessionEntry(row: SessionRow, currentHash: string | undefined) {
  return {
    id: String(row.id),
    current: row.token === currentHash,
    device: toDeviceName(row.user_agent ?? ''),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.updated_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
