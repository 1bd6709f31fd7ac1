import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { currentRoundQuery, type RoundView } from '#features/tournaments/play/api.ts';
import { MatchClock } from '#features/tournaments/play/match-clock.tsx';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { useLive } from '#lib/live/use-live.ts';
import { pageTitle } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import './event-screen-page.css';

const PAGE = 42;
const PAGE_MS = 12_000;

/** Players from A to Z on alternating pages, without scrolling. */
function SeatPages({ matches }: { matches: RoundView['matches'] }) {
  const { t } = useLingui();
  const [page, setPage] = useState(0);
  const seats = matches
    .flatMap(({ table, a, b }) =>
      b
        ? [
            { table, name: a.name, other: b.name },
            { table, name: b.name, other: a.name },
          ]
        : [{ table, name: a.name, other: t`Bye` }],
    )
    .sort((one, other) => one.name.localeCompare(other.name));
  const pages = Math.max(1, Math.ceil(seats.length / PAGE));
  useEffect(() => {
    if (pages === 1) return undefined;
    const timer = setInterval(() => setPage((now) => (now + 1) % pages), PAGE_MS);
    return () => clearInterval(timer);
  }, [pages]);
  const shown = seats.slice((page % pages) * PAGE, (page % pages) * PAGE + PAGE);
  const letter = (name: string | undefined): string => name?.slice(0, 1).toUpperCase() ?? '';
  return (
    <>
      <h2 className="venue__letters">
        {letter(shown[0]?.name)} – {letter(shown.at(-1)?.name)}
      </h2>
      <ul className="venue__seats">
        {shown.map(({ table, name, other }) => (
          <li key={`${table}/${name}`}>
            <span>{name}</span> <small>{other}</small> <strong>{table}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * For a screen in the venue: players with tables, and the clock. A lost connection is not shown.
 */
export function EventScreenPage() {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(currentRoundQuery(api, gameid, id));
  useLive(
    { game: gameid, tournament: id },
    () => {
      void query.refetch();
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
