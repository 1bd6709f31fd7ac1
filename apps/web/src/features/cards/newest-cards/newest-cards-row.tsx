import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CardTile } from '#catalogue/card-tile.tsx';
import { ApiError } from '#lib/api-error.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { NEWEST_LIMIT, newestCardsQuery } from './api.ts';
import './newest-cards-row.css';

export function NewestCardsRow() {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const query = useQuery(newestCardsQuery(gameid));
  const requestId = query.error instanceof ApiError ? query.error.requestId : null;
  return (
    <section className="newest" aria-labelledby="newest-title" aria-busy={query.isPending}>
      <h2 id="newest-title" className="newest-title">
        <Trans>New cards</Trans>
      </h2>
      {query.isError && (
        <ErrorState
          title={t`New cards did not load`}
          message={errorText(query.error)}
          reference={requestId && t`Request ${requestId}`}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {query.data?.length === 0 && (
        <EmptyState title={t`No cards yet`}>
          <Trans>Cards appear here as soon as the first are published.</Trans>
        </EmptyState>
      )}
      <ul className="newest-row">
        {query.isPending &&
          Array.from({ length: NEWEST_LIMIT / 2 }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
            <li key={index}>
              <Skeleton shape="card" />
            </li>
          ))}
        {query.data?.map((card) => (
          <li key={card.cardno}>
            <CardTile card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
