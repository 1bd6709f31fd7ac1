import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { showExp } from '#lib/exp/show-exp.ts';
import { communityText, errorText } from '#lib/message-text.ts';
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
  const { api, session } = useAppServices();
  const user = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const options = ratingQuery(api, card, user?.id);
  const query = useQuery(options);
  const send = async (rating: number) => {
    if (!isDaily) return rateCard(api, card, rating);
    try {
      return await rateDailyCard(api, card.game, rating);
    } catch (error) {
      // Rated today already: from now on it is a card like any other.
      const isKnown = error instanceof ApiError && error.code === 'DAILY_ALREADY_RATED';
      if (!isKnown) throw error;
      return rateCard(api, card, rating);
    }
  };
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onMutate: async (rating) => {
      await client.cancelQueries(options);
      const before = client.getQueryData(options.queryKey);
      if (before) client.setQueryData(options.queryKey, withOwnRating(before, rating));
      return { before };
    },
    onSuccess: ({ exp, ...rating }) => {
      client.setQueryData(options.queryKey, rating);
      const isDailyAward = exp.some(({ deed }) => deed === 'dailyCardRating');
      toasts.show({
        kind: 'success',
        title: communityText(isDailyAward ? 'dailyRated' : 'rated'),
      });
      showExp(session, exp);
    },
    onError: (error, _rating, kept) => {
      client.setQueryData<CardRating>(options.queryKey, kept?.before);
      const title = isDaily ? communityText('dailyRateFailed') : errorText(error);
      toasts.show({ kind: 'error', title, ...(isDaily && { detail: errorText(error) }) });
    },
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
