import type { DeckChange, DeckPlace } from '@deckframe/domain/decks/deck/deck-changes';
import type { DeckRules } from '@deckframe/domain/decks/deck/deck-config';
import { getZone } from '@deckframe/domain/decks/deck/deck-zones';
import { findSwap } from '@deckframe/domain/decks/deck/swap-card';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { DeckActionWords } from '../../decks/editor/session/deck-action-words.ts';
import {
  deckAnnouncements,
  REASON_TOAST,
  REMOVED_TOAST,
} from '../../decks/editor/session/deck-announcements.ts';
import type { DeckSession } from '../../decks/editor/session/deck-session.ts';

export interface SwapOfferDeps {
  readonly config: PublicGameConfig;
  readonly session: DeckSession;
  readonly nameOf: (cardno: string) => string;
  readonly words: DeckActionWords;
  readonly rules: () => DeckRules;
  readonly apply: (cardno: string, change: DeckChange) => void;
}

/**
 * A card for a zone that is full with its one card, such as a second leader: one press lets the
 * other give way, one more brings it back. False where the card can simply be added.
 */
export function createSwapOffer({ config, session, nameOf, words, rules, apply }: SwapOfferDeps) {
  return (card: CatalogueCard, place: DeckPlace): boolean => {
    const find = () => findSwap(rules(), session.document().cards, place);
    const offered = find();
    if (!offered) return false;
    const out = nameOf(offered.out);
    const title = words.offerSwap(getZone(config, offered.zone).name, out, card.name);
    const swap = () => {
      const now = find();
      if (!now) return;
      apply(card.cardno, { ok: true, deck: now.deck, zone: now.zone });
      toasts.show({
        id: REMOVED_TOAST,
        kind: 'info',
        title: words.swapped(out, card.name),
        action: { label: words.undo(), onPress: session.undo },
      });
    };
    deckAnnouncements.set(title);
    const action = { label: words.swap(), onPress: swap };
    toasts.show({ id: REASON_TOAST, kind: 'info', title, action });
    return true;
  };
}
