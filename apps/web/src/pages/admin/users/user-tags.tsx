import { Trans } from '@lingui/react/macro';
import { Tag } from '#ui/tag.tsx';
import type { UserEntry } from '../../../features/staff/users-api.ts';

/** What one sees of a member at the first look: level, roles, what is off. */
export function UserTags({ user }: { user: UserEntry }) {
  const { level } = user.member;
  return (
    <span className="user-tags">
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
      {user.roles.map((role) => (
        <Tag key={role}>{role}</Tag>
      ))}
      <Tag>
        <Trans>Level {level}</Trans>
      </Tag>
    </span>
  );
}
