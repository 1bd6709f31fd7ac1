import { isContentCreator } from '@deckframe/domain/accounts/access/roles';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, Link } from '@tanstack/react-router';
import { ContentManager } from '#features/creators/contents/lazy-contents.ts';
import {
  ownSeriesQuery,
  SERIES_READS,
  type CustomSeries,
} from '#features/creators/custom-cards/api.ts';
import { PublicSeries } from '#features/creators/custom-cards/public-series.tsx';
import { SeriesTiles } from '#features/creators/custom-cards/series-tiles.tsx';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { DataTable, type TableColumn } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { WordsDialog } from './words-dialog.tsx';

function useOwnSeries() {
  const { gameid } = useGameConfig();
  return useQuery(ownSeriesQuery(gameid, useUser()?.id));
}

/** Views and likes of the own series. */
function SeriesFigures() {
  const { t } = useLingui();
  const { data = [] } = useOwnSeries();
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
      header: t({ message: 'Series', context: 'one' }),
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

/** Series that the member owns or edits. */
function OwnSeries({ onNew }: { onNew: () => void }) {
  const { t } = useLingui();
  const query = useOwnSeries();
  const { data } = query;
  if (data === undefined) {
    return (
      <QueryPanel
        query={query}
        title={t`The series did not load`}
        pending={<Skeleton height={240} />}
      />
    );
  }
  if (data.length > 0) return <SeriesTiles series={data} />;
  return (
    <EmptyState title={t`No series yet`} action={<Button onClick={onNew}>{t`New series`}</Button>}>
      {t`A series is a set of cards of your own, made alone or with others.`}
    </EmptyState>
  );
}

function NewSeries({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const navigate = useNavigate();
  const create = useApiWrite('POST /api/games/:game/custom-series', {
    invalidates: SERIES_READS,
    done: ({ id }) => navigate({ to: '/custom', search: { series: id } }),
  });
  return (
    <WordsDialog
      title={t`New series`}
      action={t`Make the series`}
      words={{ name: '', description: '' }}
      busy={create.isPending}
      onSave={(words) => create.mutate({ params: { game }, body: words })}
      onClose={onClose}
    />
  );
}

export function StudioHome() {
  const { t } = useLingui();
  const user = useUser();
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <PageHeading
        eyebrow={t`Community`}
        title={pageTitle('studio')}
        lead={t`Make your own series. Everyone can tell that they are fan-made.`}
        actions={
          user && (
            <Button
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => setMaking(true)}
            >
              {t`New series`}
            </Button>
          )
        }
      />
      {user && <Workplace onNew={() => setMaking(true)} />}
      <Panel heading={t`Published series`}>
        <PublicSeries />
      </Panel>
      {isMaking && <NewSeries onClose={() => setMaking(false)} />}
    </>
  );
}

/** The member's own series, and contents for content creators. */
function Workplace({ onNew }: { onNew: () => void }) {
  const { t } = useLingui();
  const isCreator = isContentCreator(useUser()?.roles ?? []);
  const [tab, setTab] = useState('series');
  const { data } = useOwnSeries();
  const count = data === undefined ? {} : { count: data.length };
  return (
    <Tabs
      label={t`What you make`}
      value={tab}
      onChange={setTab}
      items={[
        { value: 'series', label: t`My series`, ...count, panel: <OwnSeries onNew={onNew} /> },
        ...(isCreator
          ? [
              {
                value: 'content',
                label: t`My content`,
                panel: (
                  <Suspense fallback={<Skeleton height={220} width="100%" />}>
                    <ContentManager />
                  </Suspense>
                ),
              },
            ]
          : []),
        { value: 'figures', label: t`Figures`, panel: <SeriesFigures /> },
      ]}
    />
  );
}
