import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownSeriesQuery, type CustomSeries } from '#features/creators/custom-cards/api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { DataTable, type TableColumn } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';

/** How one's series are received. */
export function SeriesFigures() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const { data = [] } = useQuery(ownSeriesQuery(api, config.gameid));
  const figure = (id: string, header: string, of: (one: CustomSeries) => number) => ({
    id,
    header,
    align: 'end' as const,
    small: 'keep' as const,
    cell: of,
  });
  const columns: TableColumn<CustomSeries>[] = [
    {
      id: 'name',
      header: t`Series`,
      small: 'main',
      cell: linkTo,
    },
    figure('cards', t`Cards`, (one) => one.card_count),
    figure('decks', t`Decks`, (one) => one.deck_count),
    figure('likes', t`Likes`, (one) => one.like_count),
    figure('comments', t`Comments`, (one) => one.comment_count),
  ];
  return (
    <Panel flush>
      <DataTable
        caption={t`Figures of my series`}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t`No series yet`} />}
      />
    </Panel>
  );
}

function linkTo({ id, name }: CustomSeries) {
  return (
    <Link to="/custom" search={{ series: id }}>
      {name}
    </Link>
  );
}
