import { countCards, listCardNumbers } from '@deckframe/domain/deck/deck';
import { addCard, removeCard } from '@deckframe/domain/deck/deck-changes';
import { createDeckRules } from '@deckframe/domain/deck/deck-config';
import type { DeckReason } from '@deckframe/domain/deck/deck-reason';
import { getMainZone, getZone, listZoneLines } from '@deckframe/domain/deck/deck-zones';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { DeckZone } from '@deckframe/domain/game-config-deck';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import type { DeckCardBook } from '#decks/cards/card-book.ts';
import { isSameDocument, type DeckSession } from '../session/deck-session.ts';

export type DraftAddition =
  | {
      readonly ok: true;
      readonly zone: DeckZone;
      /** Cards in the zone now. */
      readonly count: number;
      readonly undo: () => void;
    }
  | { readonly ok: false; readonly reason: DeckReason };

export interface DraftDeps {
  readonly config: PublicGameConfig;
  /** The session whose draft is open at the moment: the builder may open a stored deck in between. */
  readonly draft: () => DeckSession;
  readonly book: Pick<DeckCardBook, 'find' | 'load' | 'remember'>;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** One more copy of a card in the draft of this device. */
export async function addToDraft(deps: DraftDeps, card: CatalogueCard): Promise<DraftAddition> {
  const { config, book, today } = deps;
  book.remember([card]);
  // Copies count over all printings, so the other cards must be known; unknown ones count as their own.
  await book.load(listCardNumbers(deps.draft().document().cards)).catch(() => {});
  const draft = deps.draft();
  const rules = createDeckRules(config, book.find, today);
  const place = { cardno: card.cardno, zone: getMainZone(config).id };
  const change = addCard(rules, draft.document().cards, place);
  if (!change.ok) return change;
  draft.change((document) => ({ ...document, cards: change.deck }));
  const after = draft.document();
  const zone = getZone(config, change.zone);
  return {
    ok: true,
    zone,
    count: countCards(listZoneLines(rules, change.deck, zone)),
    undo: () => {
      const now = deps.draft();
      if (now === draft && isSameDocument(now.document(), after)) return now.undo();
      // The draft has gone on since: only this copy is taken out again.
      const { cardno } = card;
      return now.change((document) => ({
        ...document,
        cards: removeCard(rules, document.cards, { cardno, zone: zone.id }),
      }));
    },
  };
}
