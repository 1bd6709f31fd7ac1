import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { BadgeCorner } from '@deckframe/domain/community/profile/nameplate';

export type SessionUser = {
  readonly id: UserId;
  readonly username: string;
  readonly avatar: string | null;
  /** Roles of this session: staff roles need a second factor. */
  readonly roles: readonly string[];
  /** Roles granted to the member. */
  readonly heldRoles: readonly string[];
  readonly level: number;
  readonly userExp: number;
  readonly selectedBadge: string | null;
  readonly badgeCorner: BadgeCorner;
  readonly selectedAvatarBackground: string | null;
  readonly email: string;
  /** Exactly false means that the account must be migrated. */
  readonly hasMigrated: boolean | null;
  /** Whether this session has had a second factor. */
  readonly secondFactor: boolean;
  /** True if the member proved their identity within ten minutes. */
  readonly isFresh: boolean;
};
