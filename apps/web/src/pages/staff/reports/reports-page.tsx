import { useLingui, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { sayAge } from '#lib/say-age.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { CardQueue } from './card-queue.tsx';
import { OpenReports } from './open-reports.tsx';
import { reportsQuery, type Report } from './report-api.ts';
import { ReportHead } from './report-head.tsx';
import { ReportList } from './report-list.tsx';
import { useReopen } from './use-reopen.ts';
import { useTypeWords } from './use-type-words.ts';
import './reports-page.css';

/** A decision: subject, decider, and undo. */
function HandledItem({ report }: { report: Report }) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => new Date());
  const [isBusy, setBusy] = useState(false);
  const words = useTypeWords(report.contentType);
  const reopen = useReopen();
  const { handledAt } = report;
  const by = report.handledBy ?? '–';
  const age = handledAt === null ? '' : sayAge(i18n.locale, handledAt, now);
  return (
    <Panel className="report">
      <ReportHead report={report} kind={words.kind} />
      <p className="report__reason">{report.reason}</p>
      <blockquote className="report__words">{report.snapshot}</blockquote>
      <p className="report__removal">
        {report.outcome === 'removed' ? words.done : t`Report dismissed.`}{' '}
        <Trans>
          {by}, <time dateTime={handledAt ?? undefined}>{age}</time>
        </Trans>
      </p>
      <div className="report__acts">
        <Button
          busy={isBusy}
          onClick={() => {
            setBusy(true);
            void reopen(report.id).finally(() => setBusy(false));
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      </div>
    </Panel>
  );
}

/** Decisions, newest first, with undo. */
function HandledReports() {
  const { t } = useLingui();
  const query = useInfiniteQuery(reportsQuery('handled'));
  const reports = query.data?.pages.flatMap((page) => page.reports) ?? [];
  return (
    <ReportList query={query}>
      {query.data && reports.length === 0 && (
        <EmptyState level={2} title={t`Nothing handled yet`}>
          <Trans>Decided reports appear here.</Trans>
        </EmptyState>
      )}
      <ol className="reports__list">
        {reports.map((report) => (
          <li key={report.id}>
            <HandledItem report={report} />
          </li>
        ))}
      </ol>
    </ReportList>
  );
}

const VIEWS = { open: OpenReports, handled: HandledReports, cards: CardQueue };

/** Members' reports and the decisions. */
export function ReportsPage() {
  const { t } = useLingui();
  const [view, setView] = useState<keyof typeof VIEWS>('open');
  const View = VIEWS[view];
  return (
    <AdminFrame>
      <div className="reports">
        <PageHeading
          title={pageTitle('reports')}
          lead={pageDescription('reports')}
          actions={
            <Segmented
              label={t`Which reports`}
              value={view}
              onChange={setView}
              options={[
                { value: 'open', label: t({ message: 'Open', context: 'state' }) },
                { value: 'handled', label: t`Handled` },
                { value: 'cards', label: t`Cards` },
              ]}
            />
          }
        />
        <View />
      </div>
    </AdminFrame>
  );
}
