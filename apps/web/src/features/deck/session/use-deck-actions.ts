import { createDeckRules } from '@deckframe/domain/deck/deck-config';
import {
  addCard,
  choosePrinting,
  moveCard,
  removeCard,
  setQuantity,
  type DeckChange,
} from '@deckframe/domain/deck/deck-changes';
import { countCopies, findCopyLimit } from '@deckframe/domain/deck/copy-limits';
import { countCards, type Deck } from '@deckframe/domain/deck/deck';
import {
  findHomeZone,
  getMainZone,
  getZone,
  listZoneLines,
} from '@deckframe/domain/deck/deck-zones';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { deckReasonText, deckText, errorText } from '#lib/message-text.ts';
import { createValueStore } from '#lib/value-store.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { deckCardBookOf } from '../cards/card-book.ts';
import { dayOf } from '../cards/use-deck-rules.ts';
import { useDeckSession } from './deck-session-of.ts';

/** One toast for all refusals: pressing on would raise one each. */
const REASON_TOAST = 'deck-reason';
const REMOVED_TOAST = 'deck-removed';

/** What the last deed did to the deck, for those who hear it. */
export const deckAnnouncements = createValueStore('');

/** Zone that added cards go to, by its id; null is the main one. */
export const targetZoneStore = createValueStore<string | null>(null);

export interface DeckActions {
  readonly add: (card: CatalogueCard, zone?: string) => void;
  readonly remove: (cardno: string, zone?: string) => void;
  readonly set: (card: CatalogueCard, quantity: number, zone?: string) => void;
  readonly move: (cardno: string, from: string, to: string) => void;
  readonly choose: (cardno: string, zone: string, printing: CatalogueCard) => void;
  readonly removeAll: (cardno: string, zone: string) => void;
}

/** Everything that changes the cards of the open deck, with the reason where a rule forbids it. */
export function useDeckActions(): DeckActions {
  const config = useGameConfig();
  const session = useDeckSession();
  const { t } = useLingui();
  return useMemo(() => {
    const book = deckCardBookOf(config);
    const rules = () => createDeckRules(config, book.find, dayOf(new Date()));
    const mainZone = getMainZone(config).id;
    const targetOf = (zone: string | undefined) => zone ?? targetZoneStore.get() ?? mainZone;
    const nameOf = (cardno: string) => book.find(cardno)?.name ?? cardno;

    const announce = (cardno: string, zoneId: string, deck: Deck): void => {
      const zone = getZone(config, zoneId);
      const copies = countCopies(rules(), deck, zone, cardno);
      const maximum = findCopyLimit(rules(), zone, cardno)?.maximum;
      const name = nameOf(cardno);
      const count = countCards(listZoneLines(rules(), deck, zone));
      const card =
        maximum === undefined ? t`${name}, ${copies}` : t`${name}, ${copies} of ${maximum}`;
      const whole =
        zone.size === null ? `${zone.name} ${count}` : t`${zone.name} ${count} of ${zone.size}`;
      deckAnnouncements.set(`${card}. ${whole}`);
    };
    const apply = (cardno: string, change: DeckChange): void => {
      if (!change.ok) {
        const title = deckReasonText(change.reason.code, change.reason.params);
        deckAnnouncements.set(title);
        toasts.show({ id: REASON_TOAST, kind: 'warning', title });
        return;
      }
      session.change((document) => ({ ...document, cards: change.deck }));
      announce(cardno, change.zone, change.deck);
    };
    /** ERR: a deed that breaks says which one it was. */
    const attempt = (failure: (message: string) => string, deed: () => void): void => {
      try {
        deed();
      } catch (error) {
        toasts.show({ kind: 'error', title: failure(errorText(error)) });
      }
    };
    const addFailed = (message: string) => deckText('addError', { message });
    const removeFailed = (message: string) => deckText('removeError', { message });
    const setFailed = (message: string) => deckText('countError', { message });
    const cards = () => session.document().cards;
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
      const name = nameOf(cardno);
      toasts.show({
        id: REMOVED_TOAST,
        kind: 'info',
        title: t`${name} removed.`,
        action: { label: t`Undo`, onPress: session.undo },
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
        attempt(addFailed, () => {
          book.remember([card]);
          const place = { cardno: card.cardno, zone: targetOf(zone) };
          apply(card.cardno, addCard(rules(), cards(), place));
        }),
      remove: (cardno, zone) => attempt(removeFailed, () => take(cardno, placeOf(cardno, zone), 1)),
      set: (card, quantity, zone) =>
        attempt(setFailed, () => {
          book.remember([card]);
          const place = { cardno: card.cardno, zone: targetOf(zone) };
          apply(card.cardno, setQuantity(rules(), cards(), place, quantity));
        }),
      move: (cardno, from, to) =>
        attempt(addFailed, () =>
          apply(cardno, moveCard(rules(), cards(), { cardno, zone: from }, to)),
        ),
      choose: (cardno, zone, printing) =>
        attempt(setFailed, () => {
          book.remember([printing]);
          apply(
            printing.cardno,
            choosePrinting(rules(), cards(), { cardno, zone }, printing.cardno),
          );
        }),
      removeAll: (cardno, zone) => attempt(removeFailed, () => take(cardno, zone, Infinity)),
    };
  }, [config, session, t]);
}
