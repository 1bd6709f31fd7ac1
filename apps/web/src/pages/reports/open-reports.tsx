import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { useGamesQuery } from '#lib/games-query.ts';
import { errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { claimsQuery, waitingCardsQuery } from '../staff/reports/queue-api.ts';
import { QueueEntry } from './queue-entry.tsx';
import { QueueFilter } from './queue-filter.tsx';
import { QueueIndex } from './queue-index.tsx';
import { filterQueue, toQueue, type QueueKind } from '../staff/reports/queue-items.ts';
import { appealsQuery, REPORTS_KEY, reportsQuery } from '../staff/reports/report-api.ts';
import { ReportList } from '../staff/reports/report-list.tsx';
import { useOpenEntry } from './use-open-entry.ts';

/** One queue of everything that waits for a decision: who has waited longest stands first. */
export function OpenReports() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ kind: QueueKind; mine: boolean }>({
    kind: 'all',
    mine: false,
  });
  const query = useInfiniteQuery(reportsQuery(api, 'open'));
  const waiting = useInfiniteQuery(appealsQuery(api));
  const { gameid } = useGameConfig();
  const { data: games = [{ id: gameid }] } = useQuery(useGamesQuery());
  const byGame = useQueries({ queries: games.map(({ id }) => waitingCardsQuery(api, id)) });
  const { data: claims = [] } = useQuery(claimsQuery(api));
  const queue = toQueue({
    reports: query.data?.pages.flatMap((page) => page.reports) ?? [],
    appeals: waiting.data?.pages.flatMap((page) => page.appeals) ?? [],
    cards: byGame.flatMap(({ data }) => data ?? []),
  });
  const shown = filterQueue(queue, asked, claims);
  const { openItem, open } = useOpenEntry(shown);
  const refresh = async () => {
    const stale = [REPORTS_KEY, appealsQuery(api).queryKey];
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const failed = [waiting, ...byGame].find(({ isError }) => isError);
  const isComplete = !waiting.isPending && byGame.every(({ isPending }) => !isPending);
  return (
    <ReportList query={query}>
      <QueueFilter queue={queue} asked={asked} onChange={setAsked} />
      {failed?.error && (
        <ErrorState
          level={2}
          title={t`A part of the queue did not load`}
          message={errorText(failed.error)}
          retryLabel={t`Try again`}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {query.data && isComplete && failed === undefined && shown.length === 0 && (
        <EmptyState level={2} title={t`Nothing to review`}>
          <Trans>Reports from members appear here.</Trans>
        </EmptyState>
      )}
      <div className="reports__queue">
        {shown.length > 0 && (
          <QueueIndex entries={shown} claims={claims} openItem={openItem} onOpen={open} />
        )}
        <ol className="reports__list reports__list--queue">
          {shown.map((entry) => (
            <li key={entry.item} data-open={entry.item === openItem ? '' : undefined}>
              <QueueEntry
                entry={entry}
                claim={claims.find(({ item }) => item === entry.item)}
                onDecided={refresh}
              />
            </li>
          ))}
        </ol>
      </div>
      {waiting.hasNextPage && (
        <Button busy={waiting.isFetchingNextPage} onClick={() => void waiting.fetchNextPage()}>
          <Trans>More appeals</Trans>
        </Button>
      )}
    </ReportList>
  );
}
