import { Trans, useLingui } from '@lingui/react/macro';
import { initialsOf } from '#ui/initials.ts';
import { Tag } from '#ui/tag.tsx';
import type { UserEntry } from '../../../features/staff/users-api.ts';

export type UserRowProps = {
  user: UserEntry;
  isOpen: boolean;
  onOpen: (userId: string) => void;
};

export function UserRow({ user, isOpen, onOpen }: UserRowProps) {
  const { i18n } = useLingui();
  const { avatar, id, level, username } = user.member;
  const joined = i18n.date(new Date(user.createdAt), { dateStyle: 'medium' });
  return (
    <button
      type="button"
      className="user-list__row"
      aria-current={isOpen}
      onClick={() => onOpen(id)}
    >
      {avatar === null ? (
        <span className="user-list__face" aria-hidden="true">
          {initialsOf(username)}
        </span>
      ) : (
        <img className="user-list__face" src={avatar} alt="" loading="lazy" />
      )}
      <span>
        <span className="user-list__name">{username}</span>
        <span className="user-list__facts">
          <Trans>
            level {level}, joined {joined}
          </Trans>
        </span>
      </span>
      <span className="user-list__tags">
        {user.suspended && (
          <Tag tone="danger">
            <Trans>Suspended</Trans>
          </Tag>
        )}
        {!user.emailVerified && (
          <Tag tone="warn">
            <Trans>Unconfirmed</Trans>
          </Tag>
        )}
        {user.roles.slice(0, 1).map((role) => (
          <Tag key={role}>{role}</Tag>
        ))}
      </span>
    </button>
  );
}
