import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownDecksQuery, type Tournament } from '#features/tournaments/events/api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type DeckStepProps = { event: Tournament; onChoose: (deckId: string | null) => void };

/** One of one's own decks; none where the event asks for none. */
export function DeckStep({ event, onChoose }: DeckStepProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const query = useQuery(ownDecksQuery(api, config.gameid));
  if (query.isError) {
    return (
      <ErrorState
        level={2}
        title={t`Your decks did not load`}
        message={errorText(query.error)}
        retryLabel={t`Try again`}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) return <Skeleton height={240} />;
  const { decks } = query.data;
  return (
    <Panel heading={t`Which deck do you play?`}>
      {decks.length === 0 && (
        <EmptyState
          level={3}
          title={t`You have no deck yet`}
          action={
            <Link className={buttonClassName({ variant: 'primary' })} to="/deckbuilder">
              {t`Build a deck`}
            </Link>
          }
        >
          {t`Save one, then come back.`}
        </EmptyState>
      )}
      <ul className="deck-choice">
        {decks.map((deck) => (
          <li key={deck.id}>
            <button type="button" onClick={() => onChoose(deck.id)}>
              <b>{deck.name}</b>
              <span>{deck.archetype || t`no archetype`}</span>
            </button>
          </li>
        ))}
      </ul>
      {!event.listRequired && (
        <Button variant="ghost" onClick={() => onChoose(null)}>
          {t`Enter without a list`}
        </Button>
      )}
    </Panel>
  );
}
