import type { DeckReasonCode } from '@deckframe/domain/decks/deck/deck-reason';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { legalityQuery, type Tournament } from '#features/tournaments/events/api.ts';
import { shortCode } from '#features/tournaments/events/frozen-list.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { deckReasonText, errorText } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useEventWrite } from './tournaments/use-event-write.ts';

type FreezeStepProps = {
  event: Tournament;
  deckId: string | null;
  isChange: boolean;
  onBack: () => void;
  onDone: () => void;
};

/** What the rules of the day say, and the code of the copy that would be kept. */
export function FreezeStep({ event, deckId, isChange, onBack, onDone }: FreezeStepProps) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const place = { tournamentId: event.id, deckId: deckId ?? '' };
  const query = useQuery({ ...legalityQuery(api, config.gameid, place), enabled: deckId !== null });
  const enter = useEventWrite(
    event.id,
    (writes, chosen: string | null, key) =>
      isChange && chosen !== null ? writes.changeList(chosen, key) : writes.register(chosen, key),
    onDone,
  );
  if (deckId !== null && query.isError) {
    return (
      <ErrorState
        level={2}
        title={t`The deck could not be judged`}
        message={errorText(query.error)}
        retryLabel={t`Try again`}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
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
              Rules of {legality.day}: {legality.ruleSet}
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
