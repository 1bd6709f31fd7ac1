import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Hand } from 'lucide-react';
import { MatchClock } from '#features/tournaments/play/match-clock.tsx';
import {
  actOnMatch,
  myMatchQuery,
  type MatchAct,
  type MyMatch,
} from '#features/tournaments/play/api.ts';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MatchReports } from './match-reports.tsx';

type MyMatchCardProps = { match: MyMatch; tournamentId: string };

export function MyMatchCard({ match, tournamentId }: MyMatchCardProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const queryClient = useQueryClient();
  const { queryKey } = myMatchQuery(api, gameid, tournamentId);
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
          {t`Table`} <strong>{match.table}</strong>
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
