import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { BadgeCorner } from '@deckframe/domain/community/profile/nameplate';

/** What staff read by their staff rights alone. Each kind is an action such as `read.deck`. */
export type StaffSight = {
  readonly kind:
    | 'content'
    | 'deck'
    | 'deck-history'
    | 'desk'
    | 'invitations'
    | 'lists'
    | 'objections'
    | 'series'
    | 'tournament';
  readonly game: string;
  /** As in the audit log, such as `deck/<id>`. */
  readonly subject: string;
};

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
  /** Filled by `canSee` during a request. */
  readonly sights: StaffSight[];
};
