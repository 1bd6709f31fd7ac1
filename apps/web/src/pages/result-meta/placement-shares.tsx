import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { placementsQuery } from '#features/tournaments/events/api.ts';
import '#features/tournaments/events/tournaments.css';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, pageTitle } from '#lib/message-text.ts';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Where no match was counted: which archetypes were played, and how they placed. */
export function PlacementShares() {
  const { i18n, t } = useLingui();
  const { api, config } = useAppServices();
  const query = useQuery(placementsQuery(api, config.gameid));
  const meta = query.data;
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' });
  return (
    <>
      {query.isPending && <Skeleton height={320} />}
      {query.isError && (
        <ErrorState
          level={2}
          title={t`The figures did not load`}
          message={errorText(query.error)}
          retryLabel={t`Try again`}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {meta && meta.lists === 0 && (
        <EmptyState level={2} title={t`Nothing to count yet`}>
          {t`Shares are counted from lists with a place in finished tournaments.`}
        </EmptyState>
      )}
      {meta && meta.lists > 0 && (
        <>
          <p className="event-note">
            <Trans>
              Counted from {meta.lists} lists of {meta.events} finished tournaments here. Few lists
              say little: look at their number before the share.
            </Trans>
          </p>
          <DataTable
            caption={pageTitle('resultMeta')}
            rows={meta.archetypes}
            rowKey={(row) => row.archetype}
            columns={[
              {
                id: 'archetype',
                header: t`Archetype`,
                small: 'main',
                cell: (row) => row.archetype || t`not named`,
              },
              { id: 'lists', header: t`Lists`, align: 'end', cell: (row) => row.lists },
              {
                id: 'share',
                header: t`Share`,
                align: 'end',
                cell: (row) => percent.format(row.lists / meta.lists),
              },
              {
                id: 'top',
                header: t`In the first 8`,
                align: 'end',
                small: 'fold',
                cell: (row) => row.inTheFirstEight,
              },
              { id: 'wins', header: t`Won`, align: 'end', small: 'fold', cell: (row) => row.wins },
              { id: 'best', header: t`Best place`, align: 'end', cell: (row) => row.best },
            ]}
          />
        </>
      )}
    </>
  );
}
