import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { BadgeCorner } from '@deckframe/domain/community/profile/nameplate';

export type SessionUser = {
  readonly id: UserId;
  readonly username: string;
  readonly avatar: string | null;
  /** What this session may use: the roles of staff count only after a second factor. */
  readonly roles: readonly string[];
  /** What the member has been given. */
  readonly heldRoles: readonly string[];
  readonly level: number;
  readonly userExp: number;
  readonly selectedBadge: string | null;
  readonly badgeCorner: BadgeCorner;
  readonly selectedAvatarBackground: string | null;
  readonly email: string;
  /** Only exactly false means that the account must be migrated. */
  readonly hasMigrated: boolean | null;
  /** Whether this session has had a second factor. */
  readonly secondFactor: boolean;
  /** Whether who sits there was proved within the last ten minutes: dangerous writes ask for it. */
  readonly isFresh: boolean;
};
