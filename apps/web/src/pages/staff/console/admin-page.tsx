import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { auditQuery, usersQuery } from '../../../features/staff/users-api.ts';
import { AuditTable } from './audit/audit-table.tsx';
import '../../../features/staff/audit.css';
import './admin-page.css';

/** Open items of members. Only the first page is counted. */
function WaitingPanel() {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const queries = useQueries({
    queries: [
      apiQuery('GET /api/admin/reports', { query: { state: 'open' } }),
      apiQuery('GET /api/admin/games/:game/card-reports', {
        params: { game },
        query: { treated: 'false' },
      }),
      apiQuery('GET /api/admin/appeals', {}),
    ],
  });
  const [{ data: content }, { data: errors }, { data: asked }] = queries;
  const failed = queries.find(({ isError }) => isError);
  const say = (count: number, { next }: { next: string | null }, words: string) => {
    const told = next === null ? words : t`${words} or more`;
    return count === 0 ? [] : [told];
  };
  const reports = content?.reports.length ?? 0;
  const cards = errors?.reports.length ?? 0;
  const appeals = asked?.appeals.length ?? 0;
  const waiting = content &&
    errors &&
    asked && [
      ...say(reports, content, plural(reports, { one: '# report', other: '# reports' })),
      ...say(
        cards,
        errors,
        plural(cards, { one: '# card error in this game', other: '# card errors in this game' }),
      ),
      ...say(appeals, asked, plural(appeals, { one: '# appeal', other: '# appeals' })),
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
      {queries.some(({ isPending }) => isPending) && <Skeleton height={24} width="100%" />}
      {failed?.error && <QueryPanel query={failed} level={3} title={t`The reports did not load`} />}
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

/** Start page of staff: open items, suspensions, and recent actions of colleagues. */
export function AdminPage() {
  const { t } = useLingui();
  const suspended = useInfiniteQuery(usersQuery('', 'suspended'));
  const log = useInfiniteQuery(auditQuery({}));
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
          <QueryPanel
            query={log}
            level={3}
            title={t`The log did not load`}
            pending={<Skeleton height={240} width="100%" />}
          />
          {log.data && <AuditTable entries={entries} />}
        </Panel>
      </div>
    </AdminFrame>
  );
}
