import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages } from '#lib/api-query.ts';
import { useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OwnReportItem, type OwnReport } from './own-report-item.tsx';

/** Results of the member's own card reports in all games. */
export function OwnReportsPanel() {
  const { t } = useLingui();
  const query = useInfiniteQuery(
    apiPages(
      'GET /api/me/card-reports',
      {},
      { cursor: 'before', next: (page) => page.next, as: useUser()?.id },
    ),
  );
  const reports = query.data?.pages.flatMap((page) => page.reports) ?? [];
  return (
    <Panel heading={t`Your card reports`}>
      <QueryPanel
        query={query}
        level={3}
        title={t`The reports did not load`}
        pending={<Skeleton height={48} />}
        empty={
          reports.length === 0 && (
            <p className="own-report__age">
              <Trans>None yet. You can report an error on a card’s page.</Trans>
            </p>
          )
        }
      />
      {reports.length > 0 && (
        <ul className="own-reports">
          {reports.map((report) => (
            <OwnReportItem key={report.id} report={report} title={<CardName report={report} />} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t`More reports`}
        </Button>
      )}
    </Panel>
  );
}

function CardName({ report: { game, printing, name } }: { report: OwnReport }) {
  const path = fillPath(getPage('card').path, { cardno: printing });
  return (
    <a className="own-report__card" href={`${gameBasePath(game)}${path}`}>
      {name ?? printing}
    </a>
  );
}
