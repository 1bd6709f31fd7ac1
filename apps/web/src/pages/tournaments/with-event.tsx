import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { tournamentQuery, type Tournament } from '#features/tournaments/api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './tournaments-page.css';

/** The event that the address names, once it is there. */
export function WithEvent({ children }: { children: (event: Tournament) => ReactNode }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useQuery(tournamentQuery(api, config.gameid, id));
  if (query.data) return children(query.data);
  return (
    <div className="wrap tournaments">
      {query.isError ? (
        <ErrorState
          level={1}
          title={t`The tournament did not load`}
          message={errorText(query.error)}
          retryLabel={t`Try again`}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton height={420} />
      )}
    </div>
  );
}
