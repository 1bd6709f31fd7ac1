import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ownSeriesQuery } from '#features/creators/custom-cards/api.ts';
import { SeriesTiles } from '#features/creators/custom-cards/series-tiles.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Series that one owns or works on. */
export function OwnSeries({ onNew }: { onNew: () => void }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const { data, error, isFetching, refetch } = useQuery(ownSeriesQuery(api, config.gameid));
  if (error && data === undefined) {
    return (
      <ErrorState
        title={t`The series did not load`}
        message={errorText(error)}
        retryLabel={t`Try again`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <Skeleton height={240} />;
  if (data.length > 0) return <SeriesTiles series={data} />;
  return (
    <EmptyState title={t`No series yet`} action={<Button onClick={onNew}>{t`New series`}</Button>}>
      {t`A series is a set of cards of your own, made alone or with others.`}
    </EmptyState>
  );
}
