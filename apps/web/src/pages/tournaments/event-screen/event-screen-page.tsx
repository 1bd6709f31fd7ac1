import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { currentRoundQuery, tournamentPlayKey } from '#features/tournaments/play/api.ts';
import { MatchClock } from '#features/tournaments/play/match-clock.tsx';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { useLive } from '#lib/live/use-live.ts';
import { pageTitle } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SeatPages } from '../../event-screen/seat-pages.tsx';
import './event-screen-page.css';

/** For a screen in the venue: names by letter and the clock. A lost line is not told in public. */
export function EventScreenPage() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const { id = '' } = useParams({ strict: false });
  const queryClient = useQueryClient();
  const query = useQuery(currentRoundQuery(api, gameid, id));
  useLive(
    { game: gameid, tournament: id },
    () => {
      void queryClient.invalidateQueries({ queryKey: tournamentPlayKey(gameid, id) });
    },
    { catchesUp: true },
  );
  const round = query.data;
  if (!round)
    return (
      <div className="wrap">
        <h1 className="sr-only">{pageTitle('eventScreen')}</h1>
        <EmptyState level={2} title={t`No round yet`}>
          {t`The next round is not paired yet.`}
        </EmptyState>
      </div>
    );
  const done = round.matches.filter(({ result }) => result !== null).length;
  return (
    <div className="venue">
      <header className="venue__head">
        <h1>{t`Round ${round.round}`}</h1>
        <p>{t`${done} of ${round.matches.length} tables`}</p>
        <MatchClock clock={round.clock} extra={0} />
      </header>
      <SeatPages key={round.round} matches={round.matches} />
    </div>
  );
}
