import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { communityText, errorText } from '#lib/message-text.ts';
import { useSignInFirst } from '#lib/use-sign-in-first.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { classNames } from '#ui/class-names.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { ratingQuery, withOwnRating, type RatedCard, type CardRating } from './rating-api.ts';
import './card-stars.css';

/** Optimistic rating. `isDaily` uses the daily endpoint. */
function useRating(card: RatedCard, isDaily: boolean) {
  const { api } = useAppServices();
  const user = useUser();
  const client = useQueryClient();
  const { t } = useLingui();
  const signInFirst = useSignInFirst();
  const options = ratingQuery(card, user?.id);
  const query = useQuery(options);
  const send = async (rating: number, key: string) => {
    const body = { rating };
    const rateCard = () =>
      api('PUT /api/games/:game/cards/:cardno/rating', { params: card, key, body });
    if (!isDaily) return rateCard();
    try {
      const params = { game: card.game };
      return await api('PUT /api/games/:game/daily-card/rating', { params, key, body });
    } catch (error) {
      // Already rated today: it becomes a normal card.
      const isKnown = error instanceof ApiError && error.code === 'DAILY_ALREADY_RATED';
      if (!isKnown) throw error;
      return rateCard();
    }
  };
  const { mutate, isPending } = useWrite({
    send,
    show: async (rating) => {
      const before = client.getQueryData(options.queryKey);
      // Nothing to update before data is loaded.
      if (!before) return () => {};
      await client.cancelQueries(options);
      client.setQueryData(options.queryKey, withOwnRating(before, rating));
      return () => client.setQueryData<CardRating>(options.queryKey, before);
    },
    done: async ({ exp, ...rating }) => {
      await client.cancelQueries(options);
      client.setQueryData(options.queryKey, rating);
      const isDailyAward = exp.some(({ action }) => action === 'dailyCardRating');
      toasts.show({
        kind: 'success',
        title: communityText(isDailyAward ? 'dailyRated' : 'rated'),
      });
    },
    failure: (error) =>
      isDaily
        ? { kind: 'error', title: communityText('dailyRateFailed'), detail: errorText(error) }
        : { kind: 'error', title: errorText(error) },
  });
  const rate = (rating: number) => {
    if (user) mutate(rating);
    else {
      signInFirst({
        promise:
          rating === 1
            ? t`Log in or sign up, and your rating of 1 star is saved.`
            : t`Log in or sign up, and your rating of ${rating} stars is saved.`,
        route: isDaily
          ? 'PUT /api/games/:game/daily-card/rating'
          : 'PUT /api/games/:game/cards/:cardno/rating',
        ask: { params: isDaily ? { game: card.game } : { ...card }, body: { rating } },
        done: communityText(isDaily ? 'dailyRated' : 'rated'),
      });
    }
  };
  return { rating: query.data, isError: query.isError, isPending, rate };
}

const STARS = [1, 2, 3, 4, 5] as const;

export function CardStars({ card, isDaily = false }: { card: RatedCard; isDaily?: boolean }) {
  const { t, i18n } = useLingui();
  const { rating, isPending, rate } = useRating(card, isDaily);
  const name = useId();
  const mine = rating?.mine ?? 0;
  const shown = mine === 0 ? Math.round(rating?.average ?? 0) : mine;
  const average = rating?.average ?? null;
  return (
    <div className="stars" data-mine={mine > 0 ? '' : undefined} aria-busy={isPending}>
      <fieldset className="stars__row">
        <legend className="sr-only">{t`Your rating`}</legend>
        {STARS.map((star) => (
          <label key={star} className={classNames('stars__one', star <= shown && 'stars__one--on')}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={star}
              checked={star === mine}
              onChange={() => rate(star)}
            />
            <Star size={20} aria-hidden="true" />
            <span className="sr-only">{star === 1 ? t`1 star` : t`${star} stars`}</span>
          </label>
        ))}
      </fieldset>
      <p className="stars__sum">
        {average === null ? (
          t`No ratings yet`
        ) : (
          <>
            <b>{i18n.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</b>{' '}
            <span>{rating?.count === 1 ? t`1 rating` : t`${rating?.count ?? 0} ratings`}</span>
          </>
        )}
      </p>
    </div>
  );
}
