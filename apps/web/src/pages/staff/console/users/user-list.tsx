import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/field.tsx';
import { initialsOf } from '#ui/initials.ts';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import {
  usersQuery,
  type UserState,
  type UserEntry,
} from '../../../../features/staff/users-api.ts';

type UserRowProps = {
  user: UserEntry;
  isOpen: boolean;
  onOpen: (userId: string) => void;
};

function UserRow({ user, isOpen, onOpen }: UserRowProps) {
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

export type UserListProps = {
  search: string;
  state: UserState;
  openId: string | undefined;
  onChange: (change: { search?: string; state?: UserState }) => void;
  onOpen: (userId: string) => void;
};

/** Search by name prefix, 25 per page. */
export function UserList({ search, state, openId, onChange, onOpen }: UserListProps) {
  const { t } = useLingui();
  const query = useInfiniteQuery(usersQuery(search, state));
  const users = query.data?.pages.flatMap((page) => page.users) ?? [];
  return (
    <Panel className="user-list" flush>
      <div className="user-list__ask">
        <TextField
          type="search"
          label={t`Find by name`}
          labelHidden
          placeholder={t`Beginning of a name`}
          icon={<Search size={16} aria-hidden="true" />}
          value={search}
          maxLength={120}
          onChange={(event) => onChange({ search: event.target.value })}
        />
        <Segmented
          label={t`Which users`}
          value={state}
          onChange={(next) => onChange({ state: next })}
          options={[
            { value: 'all', label: t`All` },
            { value: 'roles', label: t`With a role` },
            { value: 'suspended', label: t`Suspended` },
          ]}
        />
      </div>
      <QueryPanel
        query={query}
        level={2}
        title={t`The users did not load`}
        pending={
          <div aria-busy="true" className="user-list__ask">
            <Skeleton height={240} width="100%" />
          </div>
        }
      />
      {query.data && users.length === 0 && (
        <EmptyState level={2} title={t`Nobody found`}>
          <Trans>No username here starts like this.</Trans>
        </EmptyState>
      )}
      <ul className="user-list__rows" aria-busy={query.isPlaceholderData}>
        {users.map((user) => (
          <li key={user.member.id}>
            <UserRow user={user} isOpen={user.member.id === openId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="user-list__more">
          <Button block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans>More users</Trans>
          </Button>
        </div>
      )}
    </Panel>
  );
}
