import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { UserState } from '../../../features/staff/users-api.ts';
import { UserList } from './users/user-list.tsx';
import { UserSheet } from './users/user-sheet.tsx';
import '../../../features/staff/users.css';

type Address = { search?: string; state?: UserState; user?: string; tab?: string };

/** Members and the actions of staff. The address selects a member. */
export function UsersPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search = '', state = 'all', user, tab }: Address = useSearch({ strict: false });
  const go = (change: Address, replace: boolean) =>
    void navigate({
      to: '/admin/users',
      search: { search, state, user, tab, ...change },
      replace,
      resetScroll: false,
    });
  return (
    <AdminFrame>
      <PageHeading title={pageTitle('adminUsers')} lead={pageDescription('adminUsers')} />
      <div className="users" data-open={user === undefined ? undefined : ''}>
        <UserList
          search={search}
          state={state}
          openId={user}
          onChange={(change) => go(change, true)}
          onOpen={(id) => go({ user: id }, false)}
        />
        {user === undefined ? (
          <div className="users__none">
            <EmptyState level={2} title={t`Nobody chosen`}>
              {t`Choose a member to see roles, suspensions and what was done.`}
            </EmptyState>
          </div>
        ) : (
          <UserSheet
            key={user}
            userId={user}
            tab={tab ?? ''}
            onTab={(next) => go({ tab: next }, true)}
            onClose={() => go({ user: undefined, tab: undefined }, false)}
          />
        )}
      </div>
    </AdminFrame>
  );
}
