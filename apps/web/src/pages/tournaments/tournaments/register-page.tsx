import type { DeckReasonCode } from '@deckframe/domain/decks/deck/deck-rules';
import { useLingui, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownEntryQuery, type Tournament } from '#features/tournaments/events/api.ts';
import { sayDay } from '#features/tournaments/events/event-time.ts';
import { useRuleSetName } from '#features/tournaments/events/use-tournament-words.ts';
import { shortCode } from '#features/tournaments/events/frozen-list.tsx';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { pageTitle, deckReasonText } from '#lib/message-text.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TicketView } from './ticket-view.tsx';
import { useEventWrite } from './use-event-write.ts';
import { WithEvent } from './with-event.tsx';

type FreezeStepProps = {
  event: Tournament;
  deckId: string | null;
  isChange: boolean;
  onBack: () => void;
  onDone: () => void;
};

function FreezeStep({ event, deckId, isChange, onBack, onDone }: FreezeStepProps) {
  const { i18n, t } = useLingui();
  const ruleSetName = useRuleSetName();
  const { config } = useAppServices();
  const query = useQuery(
    apiQuery(
      'GET /api/games/:game/tournaments/:tournamentId/legality/:deckId',
      { params: { game: config.gameid, tournamentId: event.id, deckId: deckId ?? '' } },
      { as: useUser()?.id, enabled: deckId !== null },
    ),
  );
  const enter = useEventWrite(
    event.id,
    (writes, chosen: string | null, key) =>
      isChange && chosen !== null ? writes.changeList(chosen, key) : writes.register(chosen, key),
    onDone,
  );
  if (deckId !== null && query.isError) {
    return <QueryPanel query={query} level={2} title={t`The deck could not be judged`} />;
  }
  if (deckId !== null && query.isPending) return <Skeleton height={240} />;
  const legality = query.data;
  const isGood = deckId === null || legality?.isLegal === true;
  const isFull = event.playerCount >= event.maxPlayers;
  return (
    <Panel heading={legality?.deckName ?? t`Without a list`}>
      {legality && (
        <>
          <p>
            <Trans>
              Deck rules on {sayDay(i18n.locale, `${legality.day}T12:00:00Z`, 'UTC')}:{' '}
              {ruleSetName(legality.ruleSet)}
            </Trans>
          </p>
          {legality.isLegal ? (
            <Notice tone="info" title={t`Legal on the day of the tournament`}>
              <Trans>
                A copy is frozen. The same cards always have the code{' '}
                <code>{shortCode(legality.hash)}</code>.
              </Trans>
            </Notice>
          ) : (
            <Notice tone="warn" title={t`Not legal on the day of the tournament`}>
              <ul>
                {legality.isFanMade && <li>{t`Fan-made cards cannot be played here.`}</li>}
                {legality.reasons.map((reason) => (
                  <li key={`${reason.code}${reason.cards.join()}`}>
                    {deckReasonText(reason.code as DeckReasonCode, reason.params)}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </>
      )}
      <div className="tournaments__acts">
        <Button
          variant="primary"
          disabled={!isGood}
          busy={enter.isPending}
          onClick={() => enter.mutate(deckId)}
        >
          {isChange ? t`Use this list` : isFull ? t`Join the wait list` : t`Freeze and register`}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t`Another deck`}
        </Button>
      </div>
    </Panel>
  );
}

type DeckStepProps = { event: Tournament; onChoose: (deckId: string | null) => void };

/** Chooses an own deck, if the event requires one. */
function DeckStep({ event, onChoose }: DeckStepProps) {
  const { t } = useLingui();
  const { config } = useAppServices();
  const query = useQuery(
    apiQuery(
      'GET /api/games/:game/my-decks',
      { params: { game: config.gameid } },
      { as: useUser()?.id },
    ),
  );
  if (query.isPending || query.isError) {
    return (
      <QueryPanel
        query={query}
        level={2}
        title={t`Your decks did not load`}
        pending={<Skeleton height={240} />}
      />
    );
  }
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

/** Progress of the registration. */
function StepBar({ at }: { at: number }) {
  const { t } = useLingui();
  const steps = [
    [t`Deck`, t`choose one of yours`],
    [t`Legal?`, t`on the day it is played`],
    [t`Ticket`, t`frozen list and code`],
  ] as const;
  return (
    <ol className="steps">
      {steps.map(([name, hint], place) => (
        <li
          key={name}
          aria-current={place === at ? 'step' : undefined}
          data-done={place < at ? '' : undefined}
        >
          <b>{name}</b>
          <span>{hint}</span>
        </li>
      ))}
    </ol>
  );
}

/** TOUR-09: deck, legality on the event's day, frozen list, ticket. */
export function RegisterPage() {
  return <WithEvent>{(event) => <Register key={event.id} event={event} />}</WithEvent>;
}

function Register({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const { config } = useAppServices();
  const query = useQuery(
    ownEntryQuery({ game: config.gameid, tournamentId: event.id }, useUser()?.id),
  );
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
