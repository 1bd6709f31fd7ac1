import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPages } from '#lib/api-query.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { gamesQuery } from '#lib/games-query.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { CardReportItem } from './card-report-item.tsx';
import { CARD_REPORTS } from './report-api.ts';
import { ReportList } from './report-list.tsx';

/** REPT-03: card reports by game, open and answered. */
export function CardQueue() {
  const { t } = useLingui();
  const { gameid, gamename } = useGameConfig();
  const here = { id: gameid, name: gamename };
  const [game, setGame] = useState(gameid);
  const [state, setState] = useState<'treated' | 'untreated'>('untreated');
  const { data: games = [here] } = useQuery(gamesQuery());
  const query = useInfiniteQuery(
    apiPages(
      CARD_REPORTS,
      { params: { game }, query: { treated: state === 'treated' ? 'true' : 'false' } },
      { cursor: 'after', next: (page) => page.next },
    ),
  );
  const reports = query.data?.pages.flatMap((page) => page.reports) ?? [];
  return (
    <>
      <div className="reports__filter">
        <SelectField
          label={t`Game`}
          value={game}
          options={games.map((one) => ({ value: one.id, label: one.name }))}
          onChange={(event) => setGame(event.target.value)}
        />
        <Segmented
          label={t`Which card reports`}
          value={state}
          onChange={setState}
          options={[
            { value: 'untreated', label: t`Untreated` },
            { value: 'treated', label: t`Treated` },
          ]}
        />
      </div>
      <ReportList query={query}>
        {query.data && reports.length === 0 && (
          <EmptyState level={2} title={t`No card reports here`}>
            <Trans>Reports about cards of this game appear here.</Trans>
          </EmptyState>
        )}
        <ol className="reports__list">
          {reports.map((report) => (
            <li key={`${report.id}-${String(report.treated)}`}>
              <CardReportItem report={report} />
            </li>
          ))}
        </ol>
      </ReportList>
    </>
  );
}
