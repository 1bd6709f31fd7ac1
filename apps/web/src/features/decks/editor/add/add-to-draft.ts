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
  /** Cards in the zone now. */
  readonly count: number;
  readonly undo: () => void;
}

/** The zone is for one card and holds another, such as a leader, which would give way. */
export interface DraftSwap {
  readonly ok: 'swap';
  readonly zone: DeckZone;
  /** Name of the card that would give way. */
  readonly out: string;
  readonly take: () => DraftAdded;
}

export type DraftAddition =
  | DraftAdded
  | DraftSwap
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
  const { cards } = draft.document();
  const swap = findSwap(rules, cards, place);
  if (swap) {
    return {
      ok: 'swap',
      zone: getZone(config, swap.zone),
      out: book.find(swap.out)?.name ?? swap.out,
      // Pressed later, when the draft may have gone on.
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
      // The draft has gone on since: only this copy is taken out again.
      return now.change((document) => ({
        ...document,
        cards: removeCard(rules, document.cards, { cardno, zone: zone.id }),
      }));
    },
  };
}
