import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, pageDescription, pageTitle } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { auditQuery, usersQuery } from '../../../features/staff/users-api.ts';
import { AuditTable } from './audit/audit-table.tsx';
import { WaitingPanel } from '../../admin/waiting-panel.tsx';
import '../../../features/staff/audit.css';
import './admin-page.css';

const NEWEST = 8;

/** Where a day in office begins: what waits, who is suspended, and what colleagues did last. */
export function AdminPage() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const suspended = useInfiniteQuery(usersQuery(api, '', 'suspended'));
  const log = useInfiniteQuery(auditQuery(api, {}));
  const users = suspended.data?.pages[0]?.users ?? [];
  const entries = log.data?.pages[0]?.entries.slice(0, NEWEST) ?? [];
  return (
    <AdminFrame>
      <PageHeading title={pageTitle('admin')} lead={pageDescription('admin')} />
      <div className="console-home">
        <WaitingPanel />
        <Panel
          heading={t`Suspended members`}
          aside={
            <Link to="/admin/users" search={{ state: 'suspended' }} className="link">
              <Trans>All</Trans>
            </Link>
          }
        >
          {suspended.isPending && <Skeleton height={40} width="100%" />}
          {suspended.data && users.length === 0 && <Trans>Nobody is suspended.</Trans>}
          <ul className="console-home__users">
            {users.map(({ member }) => (
              <li key={member.id}>
                <Link to="/admin/users" search={{ user: member.id }} className="link">
                  {member.username}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel
          heading={t`Done last`}
          flush
          aside={
            <Link to="/admin/audit" className="link">
              <Trans>Audit log</Trans>
            </Link>
          }
        >
          {log.isPending && <Skeleton height={240} width="100%" />}
          {log.isError && (
            <ErrorState
              level={3}
              title={t`The log did not load`}
              message={errorText(log.error)}
              retryLabel={t`Try again`}
              busy={log.isFetching}
              onRetry={() => void log.refetch()}
            />
          )}
          {log.data && <AuditTable entries={entries} />}
        </Panel>
      </div>
    </AdminFrame>
  );
}
