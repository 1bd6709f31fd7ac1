import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PublicSeries } from '#features/custom-cards/public-series.tsx';
import { ownSeriesQuery } from '#features/custom-cards/api.ts';
import { SeriesTiles } from '#features/custom-cards/series-tiles.tsx';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { errorText, pageTitle } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { NewSeries } from './new-series.tsx';

export function StudioHome() {
  const { t } = useLingui();
  const user = useUser();
  return (
    <>
      <PageHeading
        eyebrow={t`Community`}
        title={pageTitle('studio')}
        lead={t`Make your own series. Everyone can tell that they are fan-made.`}
      />
      {user && (
        <div className="studio__columns">
          <OwnSeries />
          <Panel heading={t`New series`}>
            <NewSeries />
          </Panel>
        </div>
      )}
      <Panel heading={t`Published series`}>
        <PublicSeries />
      </Panel>
    </>
  );
}

function OwnSeries() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const { data, error, isFetching, refetch } = useQuery(ownSeriesQuery(api, config.gameid));
  return (
    <Panel heading={t`My series`}>
      {error && (
        <ErrorState
          title={t`The series did not load`}
          message={errorText(error)}
          retryLabel={t`Try again`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && data === undefined && <Skeleton height={120} />}
      {data?.length === 0 && <EmptyState title={t`No series yet`}>{t`Make one here.`}</EmptyState>}
      {data && <SeriesTiles series={data} />}
    </Panel>
  );
}
