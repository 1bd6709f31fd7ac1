import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/field.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { publicSeriesQuery, type CustomSeries } from './api.ts';
import { SeriesTiles } from './series-tiles.tsx';

export function PublicSeries({ onPick }: { onPick?: (series: CustomSeries) => void }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const query = useInfiniteQuery(publicSeriesQuery(game, asked));
  const series = query.data?.pages.flatMap((page) => page.series) ?? [];
  return (
    <div className="fan-public">
      <TextField
        label={t`Find a custom series`}
        value={search}
        maxLength={60}
        onChange={(event) => setSearch(event.target.value)}
      />
      <QueryPanel
        query={query}
        title={t`The series did not load`}
        pending={<Skeleton height={120} />}
        empty={series.length === 0 && <EmptyState title={t`No custom series found`} />}
      />
      <SeriesTiles series={series} onPick={onPick} />
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t`More series`}
        </Button>
      )}
    </div>
  );
}
