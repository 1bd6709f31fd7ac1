import type { UserId } from '@deckframe/domain/access/user-id';
import type { BadgeCorner } from '@deckframe/domain/profile/nameplate';

export type SessionUser = {
  readonly id: UserId;
  readonly username: string;
  readonly avatar: string | null;
  readonly roles: readonly string[];
  readonly level: number;
  readonly userExp: number;
  readonly selectedBadge: string | null;
  readonly badgeCorner: BadgeCorner;
  readonly selectedAvatarBackground: string | null;
  readonly email: string;
  /** Only exactly false means that the account must be migrated. */
  readonly hasMigrated: boolean | null;
  /** When this session began, in milliseconds: some writes ask for a fresh one. */
  readonly signedInAt: number;
};
