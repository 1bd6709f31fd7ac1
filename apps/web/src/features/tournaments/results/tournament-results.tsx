import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { deckResultsQuery, memberResultsQuery, type ResultsOf, type Placement } from './api.ts';
import './tournament-results.css';

/** The event's local date. */
const DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const;

function PlacementRow({ result }: { result: Placement }) {
  const { t, i18n } = useLingui();
  const { day, placement, playerCount, tournament, tournamentId: id } = result;
  return (
    <li>
      <Link to="/tournaments/$id" params={{ id }}>
        {tournament}
      </Link>
      <b>{t`Place ${placement} of ${playerCount}`}</b>
      <time dateTime={day}>{i18n.date(day, DAY)}</time>
    </li>
  );
}

const FEW = 5;
const STEP = 20;

export type TournamentResultsProps = {
  of: ResultsOf;
  /** Delays content below to avoid shifts. */
  children?: ReactNode;
};

/** Results of a deck or a member. Nothing if there are none. */
export function TournamentResults({ of, children }: TournamentResultsProps) {
  const { t } = useLingui();
  const { config } = useAppServices();
  // Event pages work before menus link to them.
  const isThere = config.features.tournaments !== 'hidden';
  const userId = useUser()?.id;
  const [deckId, memberId] = 'deckId' in of ? [of.deckId, ''] : ['', of.userId];
  const ofDeck = useInfiniteQuery({
    ...deckResultsQuery(config.gameid, deckId, userId),
    enabled: isThere && deckId !== '',
  });
  const ofMember = useInfiniteQuery({
    ...memberResultsQuery(config.gameid, memberId),
    enabled: isThere && memberId !== '',
  });
  const query = deckId === '' ? ofMember : ofDeck;
  const [limit, setLimit] = useState(FEW);
  const isWaiting = query.isPending && query.fetchStatus === 'fetching';
  if (isWaiting) return null;
  const results = query.data?.pages.flatMap((page) => page.results) ?? [];
  const showMore = () => {
    setLimit(limit + STEP);
    if (query.hasNextPage && results.length < limit + STEP) void query.fetchNextPage();
  };
  return (
    <>
      {results.length > 0 && (
        <Panel className="tournament-results" heading={t`Tournament results`}>
          <ul>
            {results.slice(0, limit).map((result) => (
              <PlacementRow key={result.tournamentId} result={result} />
            ))}
          </ul>
          {(results.length > limit || query.hasNextPage) && (
            <Button size="sm" variant="ghost" busy={query.isFetching} onClick={showMore}>
              {t`Show more`}
            </Button>
          )}
        </Panel>
      )}
      {children}
    </>
  );
}
