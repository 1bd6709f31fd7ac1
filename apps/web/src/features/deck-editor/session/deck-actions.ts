import { countCopies, findCopyLimit } from '@deckframe/domain/deck/copy-limits';
import { countCards, type Deck } from '@deckframe/domain/deck/deck';
import {
  addCard,
  choosePrinting,
  moveCard,
  removeCard,
  setCopies,
  setQuantity,
  type DeckChange,
  type DeckPlace,
} from '@deckframe/domain/deck/deck-changes';
import { createDeckRules } from '@deckframe/domain/deck/deck-config';
import type { DeckReason } from '@deckframe/domain/deck/deck-reason';
import {
  findHomeZone,
  getMainZone,
  getZone,
  listZoneLines,
} from '@deckframe/domain/deck/deck-zones';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { DeckZone } from '@deckframe/domain/game-config-deck';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { deckReasonText, deckText, errorText } from '#lib/message-text.ts';
import { createValueStore } from '#lib/value-store.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { DeckCardBook } from '#decks/cards/card-book.ts';
import type { DeckSession } from './deck-session.ts';

/** One toast for all refusals: pressing on would raise one each. */
const REASON_TOAST = 'deck-reason';
const REMOVED_TOAST = 'deck-removed';

/** What the last action did to the deck, for those who hear it. */
export const deckAnnouncements = createValueStore('');

/** Zone that added cards go to, by its id; null is the main one. */
export const targetZoneStore = createValueStore<string | null>(null);

export interface DeckActions {
  readonly add: (card: CatalogueCard, zone?: string) => void;
  readonly remove: (cardno: string, zone?: string) => void;
  readonly set: (card: CatalogueCard, quantity: number, zone?: string) => void;
  /** So many copies over all printings, or as many as the rules allow. */
  readonly setCopies: (card: CatalogueCard, copies: number | 'playset') => void;
  readonly move: (cardno: string, from: string, to: string) => void;
  readonly choose: (cardno: string, zone: string, printing: CatalogueCard) => void;
  readonly removeAll: (cardno: string, zone: string) => void;
}

/** What the actions say, in the user's language. */
export interface DeckActionWords {
  readonly card: (name: string, copies: number, maximum: number | undefined) => string;
  readonly zone: (zone: Pick<DeckZone, 'name' | 'size'>, count: number) => string;
  readonly full: (maximum: number) => string;
  readonly removed: (name: string) => string;
  readonly undo: () => string;
}

export interface DeckActionDeps {
  readonly config: PublicGameConfig;
  readonly session: DeckSession;
  readonly book: Pick<DeckCardBook, 'find' | 'remember'>;
  /** YYYY-MM-DD. */
  readonly today: () => string;
  readonly words: DeckActionWords;
}

/** DECK-33: an action that breaks says which one it was. */
function attemptAction(failure: 'addError' | 'countError' | 'removeError', action: () => void) {
  try {
    action();
  } catch (error) {
    toasts.show({ kind: 'error', title: deckText(failure, { message: errorText(error) }) });
  }
}

/** A full playset is no fault: whoever presses on hears how many lie there, not how many would. */
function refusalText(deps: DeckActionDeps, deck: Deck, reason: DeckReason): string {
  const { code, params, zone, cards } = reason;
  const maximum = params['maximum'];
  if (code !== 'COPY_LIMIT' || typeof maximum !== 'number' || zone === undefined) {
    return deckReasonText(code, params);
  }
  const rules = createDeckRules(deps.config, deps.book.find, deps.today());
  const copies = countCopies(rules, deck, getZone(deps.config, zone), cards[0] ?? '');
  return copies >= maximum ? deps.words.full(maximum) : deckReasonText(code, params);
}

/** Everything that changes the cards of the open deck, with the reason where a rule forbids it. */
export function createDeckActions(deps: DeckActionDeps): DeckActions {
  const { config, session, book, today, words } = deps;
  const rules = () => createDeckRules(config, book.find, today());
  const mainZone = getMainZone(config).id;
  const targetOf = (zone: string | undefined) => zone ?? targetZoneStore.get() ?? mainZone;
  const nameOf = (cardno: string) => book.find(cardno)?.name ?? cardno;

  const announce = (cardno: string, zoneId: string, deck: Deck): void => {
    const zone = getZone(config, zoneId);
    const copies = countCopies(rules(), deck, zone, cardno);
    const maximum = findCopyLimit(rules(), zone, cardno)?.maximum;
    const count = countCards(listZoneLines(rules(), deck, zone));
    const card = words.card(nameOf(cardno), copies, maximum);
    deckAnnouncements.set(`${card}. ${words.zone(zone, count)}`);
  };
  const apply = (cardno: string, change: DeckChange): void => {
    if (!change.ok) {
      const title = refusalText(deps, cards(), change.reason);
      deckAnnouncements.set(title);
      toasts.show({ id: REASON_TOAST, kind: 'warning', title });
      return;
    }
    session.change((document) => ({ ...document, cards: change.deck }));
    announce(cardno, change.zone, change.deck);
  };
  const cards = () => session.document().cards;
  const placeFor = (card: CatalogueCard, zone?: string): DeckPlace => {
    book.remember([card]);
    return { cardno: card.cardno, zone: targetOf(zone) };
  };
  /** What is taken out lies where the card belongs, whatever zone is the target. */
  const placeOf = (cardno: string, zone: string | undefined): string => {
    const wanted = getZone(config, targetOf(zone));
    if (wanted.notPlayed === true) return wanted.id;
    const card = book.find(cardno);
    return (card && findHomeZone(config, card)?.id) ?? wanted.id;
  };
  const tellRemoved = (cardno: string, zone: string, deck: Deck): void => {
    announce(cardno, zone, deck);
    if (countCopies(rules(), deck, getZone(config, zone), cardno) > 0) return;
    toasts.show({
      id: REMOVED_TOAST,
      kind: 'info',
      title: words.removed(nameOf(cardno)),
      action: { label: words.undo(), onPress: session.undo },
    });
  };
  const take = (cardno: string, zone: string, copies: number): void => {
    const before = cards();
    const deck = removeCard(rules(), before, { cardno, zone }, copies);
    if (deck === before) return;
    session.change((document) => ({ ...document, cards: deck }));
    tellRemoved(cardno, zone, deck);
  };
  return {
    add: (card, zone) =>
      attemptAction('addError', () => {
        apply(card.cardno, addCard(rules(), cards(), placeFor(card, zone)));
      }),
    remove: (cardno, zone) =>
      attemptAction('removeError', () => take(cardno, placeOf(cardno, zone), 1)),
    set: (card, quantity, zone) =>
      attemptAction('countError', () => {
        const place = placeFor(card, zone);
        apply(card.cardno, setQuantity(rules(), cards(), place, quantity));
      }),
    setCopies: (card, copies) =>
      attemptAction('countError', () => {
        apply(card.cardno, setCopies(rules(), cards(), placeFor(card), copies));
      }),
    move: (cardno, from, to) =>
      attemptAction('addError', () =>
        apply(cardno, moveCard(rules(), cards(), { cardno, zone: from }, to)),
      ),
    choose: (cardno, zone, printing) =>
      attemptAction('countError', () => {
        book.remember([printing]);
        apply(printing.cardno, choosePrinting(rules(), cards(), { cardno, zone }, printing.cardno));
      }),
    removeAll: (cardno, zone) => attemptAction('removeError', () => take(cardno, zone, Infinity)),
  };
}
