import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownEntryQuery, type Tournament } from '#features/tournaments/events/api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DeckStep } from './deck-step.tsx';
import { FreezeStep } from './freeze-step.tsx';
import { StepBar } from './step-bar.tsx';
import { TicketView } from './tournaments/ticket-view.tsx';
import { WithEvent } from './tournaments/with-event.tsx';

/** TOUR-09: deck, legality on the day, frozen list, ticket. */
export function RegisterPage() {
  return <WithEvent>{(event) => <Register key={event.id} event={event} />}</WithEvent>;
}

function Register({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const query = useQuery(ownEntryQuery(api, config.gameid, event.id));
  const [deckId, setDeckId] = useState<string | null>();
  const [isChanging, setIsChanging] = useState(false);
  const entry = query.data?.entry ?? null;
  const hasTicket = entry !== null && !isChanging;
  const step = hasTicket ? 2 : deckId === undefined ? 0 : 1;
  return (
    <div className="wrap tournaments">
      <PageHeading eyebrow={pageTitle('registerForTournament')} title={event.name} />
      <StepBar at={step} />
      {query.isPending && <Skeleton height={320} />}
      {query.isSuccess && hasTicket && (
        <TicketView
          event={event}
          entry={entry}
          onChange={() => {
            setDeckId(undefined);
            setIsChanging(true);
          }}
        />
      )}
      {query.isSuccess && !hasTicket && event.status !== 'open' && (
        <EmptyState level={2} title={t`Registration is closed`}>
          {t`The page of the tournament says when it opens.`}
        </EmptyState>
      )}
      {query.isSuccess && !hasTicket && event.status === 'open' && step === 0 && (
        <DeckStep event={event} onChoose={setDeckId} />
      )}
      {query.isSuccess && !hasTicket && deckId !== undefined && (
        <FreezeStep
          event={event}
          deckId={deckId}
          isChange={isChanging}
          onBack={() => setDeckId(undefined)}
          onDone={() => setIsChanging(false)}
        />
      )}
    </div>
  );
}
