import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TOURNAMENT, type Tournament } from '#features/tournaments/events/api.ts';
import { apiQuery } from '#lib/api-query.ts';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { refusalText } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './tournaments-page.css';

/** Loads the event in the address. */
export function WithEvent({ children }: { children: (event: Tournament) => ReactNode }) {
  const { t } = useLingui();
  const { config } = useAppServices();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useQuery(
    apiQuery(
      TOURNAMENT,
      { params: { game: config.gameid, tournamentId: id } },
      { as: useUser()?.id },
    ),
  );
  const isGone =
    query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 400);
  if (query.data && !isGone) return children(query.data);
  return (
    <div className="wrap tournaments">
      {isGone ? (
        <GoneEvent />
      ) : (
        <QueryPanel
          query={query}
          level={1}
          title={t`The tournament did not load`}
          pending={<Skeleton height={420} />}
        />
      )}
    </div>
  );
}

/** The same page for unannounced, hidden, foreign and unknown events. */
function GoneEvent() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      title={refusalText('TOURNAMENT_NOT_FOUND')}
      action={
        <Link to="/tournaments" className={buttonClassName({ variant: 'primary' })}>
          {t`All tournaments`}
        </Link>
      }
    >
      {t`It may not be announced yet, or it belongs to another game.`}
    </EmptyState>
  );
}
