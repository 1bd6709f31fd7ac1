import { createDeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import type { DeckDocument } from '@deckframe/domain/decks/deck/deck';
import { suggestName } from '@deckframe/domain/decks/deck/suggest-name';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useDeckCardBook } from '#decks/cards/use-deck-card-book.ts';
import { dayOf } from '#decks/cards/use-deck-rules.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { createValueStore } from '#lib/value-store.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { useDeckSession } from '../session/deck-session-of.ts';

/** Increases with each request to share the deck that was just published. */
export const shareRequests = createValueStore(0);

/** Offers after saving: a name, or next steps. */
export function useSavedOffers() {
  const { t } = useLingui();
  const config = useGameConfig();
  const session = useDeckSession();
  const book = useDeckCardBook();
  const navigate = useNavigate();
  return {
    tellPublished: (deckId: string) =>
      toasts.show({
        id: 'deck-published',
        kind: 'success',
        title: t`Published`,
        action: {
          label: t`View`,
          onPress: () => void navigate({ to: '/deck/$deckId', params: { deckId } }),
        },
        secondAction: {
          label: t`Share`,
          onPress: () => shareRequests.set(shareRequests.get() + 1),
        },
      }),
    offerName: (document: DeckDocument) => {
      const rules = createDeckRules(config, book.find, dayOf(new Date()));
      const name = suggestName(rules, document);
      if (name === '') return;
      toasts.show({
        id: 'deck-name',
        kind: 'info',
        title: t`This deck has no name.`,
        detail: name,
        action: {
          label: t`Use this name`,
          onPress: () => session.change((before) => ({ ...before, name })),
        },
      });
    },
  };
}
