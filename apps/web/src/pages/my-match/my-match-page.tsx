import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { myMatchQuery, tournamentPlayKey } from '#features/tournaments/play/api.ts';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { joinHints } from '#lib/live/join-hints.ts';
import { useLive } from '#lib/live/use-live.ts';
import { errorText, pageTitle } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MyMatchCard } from './my-match-card.tsx';
import '../tournaments/my-match/my-match-page.css';

/** One's own table on the phone: where, against whom, how long, and how it ended. */
export function MyMatchPage() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const { id = '' } = useParams({ strict: false });
  const queryClient = useQueryClient();
  const query = useQuery(myMatchQuery(api, gameid, id));
  // Every result of the event is a hint to everybody.
  const hear = useMemo(
    () =>
      joinHints(() => {
        void queryClient.invalidateQueries({ queryKey: tournamentPlayKey(gameid, id) });
      }),
    [queryClient, gameid, id],
  );
  useLive({ game: gameid, tournament: id }, hear, { catchesUp: true });
  return (
    <div className="wrap my-match">
      <h1 className="my-match__head">
        <Link to="/tournaments/$id" params={{ id }}>
          {t`Tournament`}
        </Link>{' '}
        · {pageTitle('myMatch')}
      </h1>
      {query.isError && !query.data && (
        <ErrorState
          level={2}
          title={pageTitle('myMatch')}
          message={errorText(query.error)}
          retryLabel={t`Try again`}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton height={360} />}
      {query.data && <MyMatchCard match={query.data} tournamentId={id} />}
    </div>
  );
}
