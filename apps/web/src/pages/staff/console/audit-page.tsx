import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { auditQuery, type AuditFilter } from '../../../features/staff/users-api.ts';
import { AuditSearch } from './audit/audit-search.tsx';
import { AuditTable } from './audit/audit-table.tsx';
import { ExportAuditButton } from './audit/export-audit-button.tsx';
import '../../../features/staff/audit.css';

/** The audit log. The address has the filter. */
export function AuditPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const filter: AuditFilter = useSearch({ strict: false });
  const query = useInfiniteQuery(auditQuery(filter));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <AdminFrame>
      <PageHeading
        title={pageTitle('audit')}
        lead={pageDescription('audit')}
        actions={<ExportAuditButton filter={filter} />}
      />
      <Panel flush>
        <AuditSearch
          key={JSON.stringify(filter)}
          filter={filter}
          onAsk={(search) => void navigate({ to: '/admin/audit', search })}
        />
        <QueryPanel
          query={query}
          level={2}
          title={t`The log did not load`}
          pending={
            <div aria-busy="true" className="audit__state">
              <Skeleton height={320} width="100%" />
            </div>
          }
        />
        {query.data && entries.length === 0 && (
          <EmptyState level={2} title={t`Nothing found`}>
            <Trans>No entry matches.</Trans>
          </EmptyState>
        )}
        {entries.length > 0 && <AuditTable entries={entries} />}
        {query.hasNextPage && (
          <div className="audit__state">
            <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              <Trans>Older entries</Trans>
            </Button>
          </div>
        )}
      </Panel>
    </AdminFrame>
  );
}
