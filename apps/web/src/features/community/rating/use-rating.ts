import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { communityText, errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import {
  rateCard,
  rateDailyCard,
  ratingQuery,
  withOwnRating,
  type CardRating,
  type RatedCard,
} from './rating-api.ts';

/** Shown at once, taken back if it fails. `isDaily`: through the service of the daily card. */
export function useRating(card: RatedCard, isDaily: boolean) {
  const { api } = useAppServices();
  const user = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const options = ratingQuery(api, card, user?.id);
  const query = useQuery(options);
  const send = async (rating: number, key: string) => {
    if (!isDaily) return rateCard(api, card, rating, key);
    try {
      return await rateDailyCard(api, card.game, rating, key);
    } catch (error) {
      // Rated today already: from now on it is a card like any other.
      const isKnown = error instanceof ApiError && error.code === 'DAILY_ALREADY_RATED';
      if (!isKnown) throw error;
      return rateCard(api, card, rating, key);
    }
  };
  const { mutate, isPending } = useWrite({
    send,
    show: async (rating) => {
      const before = client.getQueryData(options.queryKey);
      // Figures on their way come as they are: there is nothing yet that could be changed.
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
      toasts.show({ kind: 'error', title: communityText('notSignedIn') });
      void navigate({ to: '/login' });
    }
  };
  return { rating: query.data, isError: query.isError, isPending, rate };
}
