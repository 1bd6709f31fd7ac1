import { listResults, type MatchResult } from '@deckframe/domain/tournaments/match-result';
import { useLingui } from '@lingui/react/macro';
import { Hand } from 'lucide-react';
import { useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import {
  myMatchQuery,
  actOnMatch,
  type MatchAct,
  type MyMatch,
} from '#features/tournaments/play/api.ts';
import { MatchClock } from '#features/tournaments/play/match-clock.tsx';
import { readsOf } from '#lib/api-query.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { joinHints } from '#lib/live/join-hints.ts';
import { useLive } from '#lib/live/use-live.ts';
import { pageTitle } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './my-match-page.css';

type MatchReportsProps = { match: MyMatch; isBusy: boolean; onAct: (act: MatchAct) => void };

/** Result buttons from the player's view. A result counts when both reports are equal. */
function MatchReports({ match, isBusy, onAct }: MatchReportsProps) {
  const { t } = useLingui();
  const { side, mine, theirs, result, isDisputed } = match;
  const opponent = match.opponent?.name ?? '';
  const print = ({ games: [a, b] }: Pick<MatchResult, 'games'>): string =>
    side === 'a' ? `${a}–${b}` : `${b}–${a}`;
  if (result && !isDisputed) return <Notice tone="info" title={t`Confirmed: ${print(result)}`} />;
  const options = listResults(match.bestOf);
  if (side === 'b') options.reverse();
  return (
    <>
      <div className="my-match__told" role="status">
        {isDisputed && (
          <Notice tone="warn">
            {t`You two have reported different results. Agree, or call a judge.`}
          </Notice>
        )}
        {theirs && <p>{t`${opponent} has reported ${print(theirs)}.`}</p>}
        {mine && <p>{t`You have reported ${print(mine)}.`}</p>}
        {mine && !theirs && <p>{t`Waiting for ${opponent}.`}</p>}
      </div>
      <p>{t`How did it end? Your games first.`}</p>
      <div className="my-match__reports">
        {options.map((option) => (
          <Button
            key={print(option)}
            size="lg"
            variant={theirs && print(theirs) === print(option) ? 'primary' : 'secondary'}
            busy={isBusy}
            aria-label={t`Report ${print(option)}`}
            aria-pressed={mine !== null && print(mine) === print(option)}
            onClick={() => onAct({ kind: 'report', result: option })}
          >
            {print(option)}
          </Button>
        ))}
      </div>
    </>
  );
}

type MyMatchCardProps = { match: MyMatch; tournamentId: string };

function MyMatchCard({ match, tournamentId }: MyMatchCardProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const queryClient = useQueryClient();
  const { queryKey } = myMatchQuery(gameid, tournamentId, useUser()?.id);
  const { mutate, isPending } = useWrite({
    send: (act: MatchAct, key) => actOnMatch(api, { game: gameid, tournamentId }, match, act, key),
    done: (answer) => queryClient.setQueryData(queryKey, answer),
    settled: () => void queryClient.invalidateQueries({ queryKey }),
  });
  if (match.status === 'none')
    return (
      <EmptyState level={2} title={t`You do not play here`}>
        {t`Register, or ask at the desk.`}
      </EmptyState>
    );
  if (match.status === 'waiting')
    return (
      <EmptyState level={2} title={t`No match for you yet`}>
        {t`The next round is not paired yet.`}
      </EmptyState>
    );
  if (match.status === 'bye')
    return <EmptyState level={2} title={t`You have a bye`}>{t`It counts as a win.`}</EmptyState>;
  return (
    <>
      <div className="my-match__place">
        <p>
          {t({ message: 'Table', context: 'seat' })} <strong>{match.table}</strong>
        </p>
        <p>
          {t`Round ${match.round}`}
          <MatchClock clock={match.clock} extra={match.extraMinutes} />
        </p>
      </div>
      <p className="my-match__opponent">{match.opponent?.name}</p>
      {match.extraMinutes > 0 && <p>{t`${match.extraMinutes} minutes more for your table`}</p>}
      {match.isJudgeComing && <p role="status">{t`A judge is on the way to you.`}</p>}
      <MatchReports match={match} isBusy={isPending} onAct={mutate} />
      <Button
        size="lg"
        block
        busy={isPending}
        icon={<Hand size={18} aria-hidden="true" />}
        onClick={() => mutate({ kind: 'call', open: !match.isCalled })}
      >
        {match.isCalled ? t`A judge is called. Take it back` : t`Call a judge`}
      </Button>
    </>
  );
}

/** The player's table on the phone: table, opponent, time, result. */
export function MyMatchPage() {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const { id = '' } = useParams({ strict: false });
  const queryClient = useQueryClient();
  const query = useQuery(myMatchQuery(gameid, id, useUser()?.id));
  // Every result of the event sends a hint to all clients.
  const hear = useMemo(
    () =>
      joinHints(() => {
        void queryClient.invalidateQueries({
          queryKey: readsOf('GET /api/games/:game/tournaments/:tournamentId/my-match', {
            game: gameid,
            tournamentId: id,
          }),
        });
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
      {query.data ? (
        <MyMatchCard match={query.data} tournamentId={id} />
      ) : (
        <QueryPanel
          query={query}
          level={2}
          title={pageTitle('myMatch')}
          pending={<Skeleton height={360} />}
        />
      )}
    </div>
  );
}
