import {
  FEATURED_DECKS,
  type FeaturedDeck,
} from '@deckframe/domain/community/profile/featured-decks';
import { toStoredName } from '@deckframe/domain/decks/deck/deck';
import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useGameConfig } from '#lib/app-services.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { PublicProfile } from './api.ts';
import { useSaveProfile } from './use-save-profile.ts';

type FeatureDeckProps = { profile: PublicProfile; deck: { id: string; name: string } };

/** Adds one of the own public decks to the profile, or removes it. */
export function FeatureDeck({ profile, deck }: FeatureDeckProps) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const choose = useSaveProfile(profile.id);
  const feature = (featuredDecks: FeaturedDeck[]) => choose.mutate({ body: { featuredDecks } });
  const chosen = profile.featuredDecks.map(({ game, id }) => ({ game, id }));
  const others = chosen.filter(({ game, id }) => game !== gameid || id !== deck.id);
  const isFeatured = others.length < chosen.length;
  const name = toStoredName(deck.name);
  const press = (): void => {
    if (isFeatured) feature(others);
    else if (others.length < FEATURED_DECKS) feature([...others, { game: gameid, id: deck.id }]);
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
