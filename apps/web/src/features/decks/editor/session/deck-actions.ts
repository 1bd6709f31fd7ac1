import {
  type DeckReason,
  type DeckRules,
  countCopies,
  createDeckRules,
  findCopyLimit,
  findHomeZone,
  getMainZone,
  getZone,
  listZoneLines,
} from '@deckframe/domain/decks/deck/deck-rules';
import { type Deck, countCards } from '@deckframe/domain/decks/deck/deck';
import {
  type DeckChange,
  type DeckPlace,
  addCard,
  choosePrinting,
  findSwap,
  moveCard,
  removeCard,
  setCopies,
  setQuantity,
} from '@deckframe/domain/decks/deck/deck-changes';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import type { DeckCardBook } from '#decks/cards/card-book.ts';
import { deckReasonText, deckText, errorText } from '#lib/message-text.ts';
import { createValueStore } from '#lib/value-store.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { DeckActionWords } from './deck-action-words.ts';
import { deckAnnouncements, REASON_TOAST, REMOVED_TOAST } from './deck-announcements.ts';
import type { DeckSession } from './deck-session.ts';

interface SwapOfferDeps {
  readonly config: PublicGameConfig;
  readonly session: DeckSession;
  readonly nameOf: (cardno: string) => string;
  readonly words: DeckActionWords;
  readonly rules: () => DeckRules;
  readonly apply: (cardno: string, change: DeckChange) => void;
}

/** Offers a swap in a full zone for one card; false if not needed. */
function createSwapOffer({ config, session, nameOf, words, rules, apply }: SwapOfferDeps) {
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

/** Id of the zone that added cards go to; null is the main zone. */
export const targetZoneStore = createValueStore<string | null>(null);

export interface DeckActions {
  readonly add: (card: CatalogueCard, zone?: string) => void;
  readonly remove: (cardno: string, zone?: string) => void;
  readonly set: (card: CatalogueCard, quantity: number, zone?: string) => void;
  /** Sets the number of copies over all printings, or the maximum that the rules allow. */
  readonly setCopies: (card: CatalogueCard, copies: number | 'playset') => void;
  readonly move: (cardno: string, from: string, to: string) => void;
  readonly choose: (cardno: string, zone: string, printing: CatalogueCard) => void;
  readonly removeAll: (cardno: string, zone: string) => void;
}

export interface DeckActionDeps {
  readonly config: PublicGameConfig;
  readonly session: DeckSession;
  readonly book: Pick<DeckCardBook, 'find' | 'remember'>;
  readonly today: () => string;
  readonly words: DeckActionWords;
}

/** DECK-33: names the failed action. */
function attemptAction(failure: 'addError' | 'countError' | 'removeError', action: () => void) {
  try {
    action();
  } catch (error) {
    toasts.show({ kind: 'error', title: deckText(failure, { message: errorText(error) }) });
  }
}

/** A complete playset is reported as a count. */
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

/** Describes the card's count and zone after a change. */
function describeChange(deps: DeckActionDeps, cardno: string, zoneId: string, deck: Deck): string {
  const { config, book, words } = deps;
  const rules = createDeckRules(config, book.find, deps.today());
  const zone = getZone(config, zoneId);
  const copies = countCopies(rules, deck, zone, cardno);
  const maximum = findCopyLimit(rules, zone, cardno)?.maximum;
  const count = countCards(listZoneLines(rules, deck, zone));
  const card = words.card(book.find(cardno)?.name ?? cardno, copies, maximum);
  return `${card}. ${words.zone(zone, count)}`;
}

/** Actions on the open deck with refusal reasons. */
export function createDeckActions(deps: DeckActionDeps): DeckActions {
  const { config, session, book, today, words } = deps;
  const rules = () => createDeckRules(config, book.find, today());
  const mainZone = getMainZone(config).id;
  const targetOf = (zone: string | undefined) => zone ?? targetZoneStore.get() ?? mainZone;
  const nameOf = (cardno: string) => book.find(cardno)?.name ?? cardno;

  const announce = (cardno: string, zone: string, deck: Deck) =>
    deckAnnouncements.set(describeChange(deps, cardno, zone, deck));
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
  const offerSwap = createSwapOffer({ config, session, nameOf, words, rules, apply });
  const put = (
    card: CatalogueCard,
    zone: string | undefined,
    change: (place: DeckPlace) => DeckChange,
    copies: number | 'playset' = 1,
  ): void => {
    book.remember([card]);
    const place = { cardno: card.cardno, zone: targetOf(zone) };
    if (copies === 0 || !offerSwap(card, place)) apply(card.cardno, change(place));
  };
  /** Removes from the card's own zone. */
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
        put(card, zone, (place) => addCard(rules(), cards(), place));
      }),
    remove: (cardno, zone) =>
      attemptAction('removeError', () => take(cardno, placeOf(cardno, zone), 1)),
    set: (card, quantity, zone) =>
      attemptAction('countError', () => {
        put(card, zone, (place) => setQuantity(rules(), cards(), place, quantity), quantity);
      }),
    setCopies: (card, copies) =>
      attemptAction('countError', () => {
        put(card, undefined, (place) => setCopies(rules(), cards(), place, copies), copies);
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
