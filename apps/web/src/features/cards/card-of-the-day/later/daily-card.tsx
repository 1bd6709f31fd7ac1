import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardFace } from '#catalogue/card-face.tsx';
import { CardFacts } from '#catalogue/card-facts.tsx';
import { CardLink } from '#catalogue/card-link.tsx';
import { EffectText } from '#catalogue/effect-text.tsx';
import { ApiError } from '#lib/api-error.ts';
import { errorText, webText } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import type { DailyCard } from '../api.ts';

export type RenderRating = (card: DailyCard['card']) => ReactNode;

export interface DailyCardBodyProps {
  readonly card: DailyCard['card'] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly loading: ReactNode;
  readonly renderRating: RenderRating;
}

export function DailyCardBody(props: DailyCardBodyProps) {
  const { card, error, isFetching, onRetry, loading, renderRating } = props;
  if (!card && !error) return loading;
  return (
    <div className="daily">
      {error && <FailedBody error={error} busy={isFetching} onRetry={onRetry} />}
      {card && <CardBody card={card} renderRating={renderRating} />}
    </div>
  );
}

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
      onRetry={onRetry}
      busy={busy}
    />
  );
}
