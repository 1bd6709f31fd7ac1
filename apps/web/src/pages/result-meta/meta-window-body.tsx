import { addSizes } from '@deckframe/domain/meta/add-sizes';
import { readMeta } from '@deckframe/domain/meta/read-meta';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { metaQuery, type WindowFacts } from '#features/meta/result-meta/api.ts';
import { MatchupPanel } from './matchup-panel.tsx';
import { MetaFiles } from './meta-files.tsx';
import { SharePanel } from './share-panel.tsx';
import { TiersPanel } from '../meta/result-meta/tiers-panel.tsx';

/** The figures of one window, added up for the sizes that shall count. */
export function MetaWindowBody({ window, size }: { window: WindowFacts; size: number }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const query = useQuery(metaQuery(api, config.gameid, window.id));
  const { data } = query;
  const meta = useMemo(() => (data ? readMeta(addSizes(data, size)) : null), [data, size]);
  if (query.isError) {
    return (
      <ErrorState
        level={2}
        title={t`The figures did not load`}
        message={errorText(query.error)}
        retryLabel={t`Try again`}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!meta) return <Skeleton height={420} width="100%" />;
  if (meta.decks === 0) {
    return (
      <EmptyState level={2} title={t`No event of this size`}>
        <Trans>Choose all events to see what was played.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <TiersPanel
        rows={meta.rows}
        windowId={window.id}
        aside={<MetaFiles window={window} meta={meta} />}
      />
      <SharePanel windowId={window.id} />
      <MatchupPanel meta={meta} windowId={window.id} />
    </>
  );
}
