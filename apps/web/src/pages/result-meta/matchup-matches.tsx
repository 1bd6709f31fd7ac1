import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { matchesQuery } from '#features/meta/result-meta/detail-api.ts';
import { MatchLists } from './match-lists.tsx';

/** At first; a press shows the rest. */
const FIRST = 5;

type Props = { windowId: string; pair: readonly [string, string] };

/** The matches that a cell was counted from, each with both lists. */
export function MatchupMatches({ windowId, pair }: Props) {
  const { t, i18n } = useLingui();
  const { api, config } = useAppServices();
  const [showsAll, setShowsAll] = useState(false);
  const { data, isPending } = useQuery(matchesQuery(api, config.gameid, windowId, pair));
  if (isPending) return <Skeleton height={160} width="100%" />;
  const matches = data?.matches ?? [];
  return (
    <>
      <ul className="pair-matches">
        {matches.slice(0, showsAll ? undefined : FIRST).map((match) => (
          <li key={`${match.tournamentId} ${match.round} ${match.table}`}>
            <details>
              <summary>
                <b className="pair-matches__games">
                  {match.a.games}–{match.b.games}
                </b>
                <span>
                  <Trans>
                    {match.a.name} and {match.b.name}
                  </Trans>
                </span>
              </summary>
              <MatchLists match={match} />
            </details>
            <Link to="/tournaments/$id" params={{ id: match.tournamentId }}>
              {match.tournament},{' '}
              {i18n.date(new Date(match.day), { day: 'numeric', month: 'short' })}
            </Link>
          </li>
        ))}
      </ul>
      {!showsAll && matches.length > FIRST && (
        <Button size="sm" onClick={() => setShowsAll(true)}>
          {t`All ${matches.length} matches`}
        </Button>
      )}
    </>
  );
}
