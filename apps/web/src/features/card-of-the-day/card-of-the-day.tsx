import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardFace } from '#catalogue/card-face.tsx';
import { CardFacts } from '#catalogue/card-facts.tsx';
import { CardLink } from '#catalogue/card-link.tsx';
import { EffectText } from '#catalogue/effect-text.tsx';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, webText } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { dailyCardQuery, type DailyCard } from './api.ts';
import { useToday } from './use-today.ts';
import './card-of-the-day.css';

type RenderRating = (card: DailyCard['card']) => ReactNode;

export interface CardOfTheDayProps {
  /** Stars to rate the card with. */
  readonly renderRating: RenderRating;
}

/** The panel of today's card in all its states. */
export function CardOfTheDay({ renderRating }: CardOfTheDayProps) {
  const { t, i18n } = useLingui();
  const { api, config } = useAppServices();
  const today = useToday();
  const query = useQuery(dailyCardQuery(api, config.gameid, today));
  const date = query.data && i18n.date(`${query.data.date}T00:00:00Z`, DATE_FORMAT);
  return (
    <Panel heading={t`Card of the day`} aside={date && <span className="daily-date">{date}</span>}>
      <div className="daily" aria-busy={query.isPending}>
        {query.isPending && <LoadingBody />}
        {query.isError && (
          <FailedBody
            error={query.error}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && <CardBody card={query.data.card} renderRating={renderRating} />}
      </div>
    </Panel>
  );
}

const DATE_FORMAT = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

function CardBody(props: { card: DailyCard['card']; renderRating: RenderRating }) {
  const { card, renderRating } = props;
  return (
    <>
      <CardFace className="daily-face" card={card} sizes="126px" />
      <div className="daily-words">
        <h3 className="daily-name">
          <CardLink cardno={card.cardno} className="daily-link">
            {card.name}
          </CardLink>
        </h3>
        <CardFacts card={card} />
        {card.effectdata && <EffectText className="daily-effect" text={card.effectdata} />}
        <div className="daily-rating">{renderRating(card)}</div>
        <p className="daily-until">
          <Trans>A new card every day at 00:00 UTC.</Trans>
        </p>
      </div>
    </>
  );
}

function LoadingBody() {
  const { t } = useLingui();
  return (
    <>
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton shape="card" className="daily-face" />
      <div className="daily-words">
        <Skeleton shape="line" width="70%" />
        <Skeleton shape="line" width="45%" />
        <Skeleton shape="line" width="92%" />
        <Skeleton shape="line" width="80%" />
      </div>
    </>
  );
}

function FailedBody(props: { error: Error; busy: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  const { error, busy, onRetry } = props;
  if (error instanceof ApiError && error.code === 'DAILY_CARD_NOT_FOUND') {
    return (
      <EmptyState title={t`No card today`}>
        <Trans>This game has no published cards to choose from yet.</Trans>
      </EmptyState>
    );
  }
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <ErrorState
      title={t`The card of the day did not load`}
      message={webText('dailyCardsFailed', { message: errorText(error) })}
      reference={requestId && t`Request ${requestId}`}
      retryLabel={t`Try again`}
      onRetry={onRetry}
      busy={busy}
    />
  );
}
