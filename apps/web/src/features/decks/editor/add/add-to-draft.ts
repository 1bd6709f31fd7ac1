import { type Deck, countCards, listCardNumbers } from '@deckframe/domain/decks/deck/deck';
import { addCard, findSwap, removeCard } from '@deckframe/domain/decks/deck/deck-changes';
import {
  type DeckReason,
  type DeckRules,
  createDeckRules,
  getMainZone,
  getZone,
  listZoneLines,
} from '@deckframe/domain/decks/deck/deck-rules';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { DeckZone } from '@deckframe/domain/game-config-deck';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import type { DeckCardBook } from '#decks/cards/card-book.ts';
import { isSameDocument, type DeckSession } from '../session/deck-session.ts';

export interface DraftAdded {
  readonly ok: true;
  readonly zone: DeckZone;
  /** Number of copies in the zone now. */
  readonly count: number;
  readonly undo: () => void;
}

/** A swap in a zone for one card. */
export interface DraftSwap {
  readonly ok: 'swap';
  readonly zone: DeckZone;
  readonly out: string;
  readonly take: () => DraftAdded;
}

export type DraftAddition =
  | DraftAdded
  | DraftSwap
  | { readonly ok: false; readonly reason: DeckReason };

export interface DraftDeps {
  readonly config: PublicGameConfig;
  /** Returns the session of the draft. */
  readonly draft: () => DeckSession;
  readonly book: Pick<DeckCardBook, 'find' | 'load' | 'remember'>;
  readonly today: string;
}

/** Adds a copy of a card to the draft on this device. */
export async function addToDraft(deps: DraftDeps, card: CatalogueCard): Promise<DraftAddition> {
  const { config, book, today } = deps;
  book.remember([card]);
  // Copies count over printings, so other cards are loaded; unknown ones count separately.
  await book.load(listCardNumbers(deps.draft().document().cards)).catch(() => {});
  const draft = deps.draft();
  const rules = createDeckRules(config, book.find, today);
  const place = { cardno: card.cardno, zone: getMainZone(config).id };
  const { cards } = draft.document();
  const swap = findSwap(rules, cards, place);
  if (swap) {
    return {
      ok: 'swap',
      zone: getZone(config, swap.zone),
      out: book.find(swap.out)?.name ?? swap.out,
      // Clicked later, when the draft may have changed.
      take: () =>
        putInDraft(
          deps,
          rules,
          card,
          findSwap(rules, deps.draft().document().cards, place) ?? swap,
        ),
    };
  }
  const change = addCard(rules, cards, place);
  return change.ok ? putInDraft(deps, rules, card, change) : change;
}

function putInDraft(
  deps: DraftDeps,
  rules: DeckRules,
  { cardno }: CatalogueCard,
  { deck, zone: zoneId }: { deck: Deck; zone: string },
): DraftAdded {
  const draft = deps.draft();
  draft.change((document) => ({ ...document, cards: deck }));
  const after = draft.document();
  const zone = getZone(deps.config, zoneId);
  return {
    ok: true,
    zone,
    count: countCards(listZoneLines(rules, deck, zone)),
    undo: () => {
      const now = deps.draft();
      if (now === draft && isSameDocument(now.document(), after)) return now.undo();
      // Removes only this copy.
      return now.change((document) => ({
        ...document,
        cards: removeCard(rules, document.cards, { cardno, zone: zone.id }),
      }));
    },
  };
}
