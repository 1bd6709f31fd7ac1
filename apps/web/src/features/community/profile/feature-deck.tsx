import {
  FEATURED_DECKS,
  type FeaturedDeck,
} from '@deckframe/domain/community/profile/featured-decks';
import { toStoredName } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { webText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { ownProfileQuery, saveProfile, toSessionUser, type PublicProfile } from './api.ts';

type FeatureDeckProps = { profile: PublicProfile; deck: { id: string; name: string } };

/** Adds one of the own public decks to the profile, or removes it. */
export function FeatureDeck({ profile, deck }: FeatureDeckProps) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const choose = useChooseFeatured(profile.id);
  const chosen = profile.featuredDecks.map(({ game, id }) => ({ game, id }));
  const others = chosen.filter(({ game, id }) => game !== gameid || id !== deck.id);
  const isFeatured = others.length < chosen.length;
  const name = toStoredName(deck.name);
  const press = (): void => {
    if (isFeatured) choose.mutate(others);
    else if (others.length < FEATURED_DECKS)
      choose.mutate([...others, { game: gameid, id: deck.id }]);
    else toasts.show({ kind: 'warning', title: t`A profile shows three decks at most.` });
  };
  return (
    <IconButton
      label={isFeatured ? t`Take ${name} off the profile` : t`Show ${name} on the profile`}
      aria-pressed={isFeatured}
      icon={<Star size={16} fill={isFeatured ? 'currentColor' : 'none'} />}
      busy={choose.isPending}
      onClick={press}
    />
  );
}

function useChooseFeatured(userId: string) {
  const { api, session } = useAppServices();
  const queryClient = useQueryClient();
  return useWrite({
    send: (featuredDecks: FeaturedDeck[], key) => saveProfile(api, { featuredDecks }, key),
    done: (saved) => {
      queryClient.setQueryData(ownProfileQuery(api, userId).queryKey, saved);
      const user = session.get();
      if (user?.id === userId) session.set(toSessionUser(user, saved));
      toasts.show({ kind: 'success', title: webText('profileUpdated') });
    },
  });
}
