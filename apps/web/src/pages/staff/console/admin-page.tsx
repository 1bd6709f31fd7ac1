import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { errorText, pageDescription, pageTitle } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { auditQuery, usersQuery, waitingQuery } from '../../../features/staff/users-api.ts';
import { AuditTable } from './audit/audit-table.tsx';
import '../../../features/staff/audit.css';
import './admin-page.css';

type Waiting = { count: number; isMore: boolean };

/** What members wait for. Only the first page is counted: who has more has enough to do. */
function WaitingPanel() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const { data, error, isFetching, isPending, refetch } = useQuery(waitingQuery(api, gameid));
  const say = ({ count, isMore }: Waiting, words: string) => {
    const told = isMore ? t`${words} or more` : words;
    return count === 0 ? [] : [told];
  };
  const waiting = data && [
    ...say(data.reports, plural(data.reports.count, { one: '# report', other: '# reports' })),
    ...say(
      data.cards,
      plural(data.cards.count, {
        one: '# card error in this game',
        other: '# card errors in this game',
      }),
    ),
    ...say(data.appeals, plural(data.appeals.count, { one: '# appeal', other: '# appeals' })),
  ];
  return (
    <Panel
      heading={t`Waiting`}
      aside={
        <Link to="/admin/reports" className="link">
          <Trans>Reports</Trans>
        </Link>
      }
    >
      {isPending && <Skeleton height={24} width="100%" />}
      {error && (
        <ErrorState
          level={3}
          title={t`The reports did not load`}
          message={errorText(error)}
          retryLabel={t`Try again`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {waiting?.length === 0 && <Trans>Nobody waits for a decision.</Trans>}
      <ul className="console-home__users">
        {waiting?.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Panel>
  );
}

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
