import type { CatalogueRow } from '../cards/catalogue/catalogue-row.ts';
import { type CardBook, numberOf } from '../decks/deck/card-book.ts';
import { textOf } from '../decks/deck/deck-config.ts';
import { foldName } from '../deck/fold-name.ts';
import { mendDigits } from '../catalogue/mend-digits.ts';
import { countSlips } from '../query/find-closest.ts';

/** Offered for one line at most. */
const OFFERED = 3;
/** Slips in a number at most: further off it is another card. */
const NUMBER_SLIPS = 2;
/** One slip for so many letters of a name. */
const LETTERS_A_SLIP = 4;
/** Beginnings shorter than this name too many cards. */
const SHORTEST_START = 4;

/** Numbers of cards whose number is nearly the one given, the nearest first. */
export function listNearNumbers(book: CardBook, number: string): string[] {
  const wanted = number.toLowerCase();
  const alike = mendDigits(wanted);
  return nearest(book, (card) => {
    const own = numberOf(card).toLowerCase();
    if (own === alike) return 0;
    if (Math.abs(own.length - wanted.length) > NUMBER_SLIPS) return undefined;
    const slips = countSlips(wanted, own);
    return slips <= NUMBER_SLIPS ? slips : undefined;
  });
}

/** Numbers of cards whose name is nearly the one given, or begins with it, the nearest first. */
export function listNearNames(book: CardBook, name: string, column: string): string[] {
  const wanted = foldName(name);
  const most = Math.floor(wanted.length / LETTERS_A_SLIP);
  if (most === 0) return [];
  return nearest(book, (card) => {
    const own = foldName(textOf(card, column));
    if (wanted.length >= SHORTEST_START && own.startsWith(wanted)) return 0;
    if (Math.abs(own.length - wanted.length) > most) return undefined;
    const slips = countSlips(wanted, own);
    return slips <= most ? slips : undefined;
  });
}

function nearest(book: CardBook, slipsOf: (card: CatalogueRow) => number | undefined): string[] {
  return book
    .listCards()
    .flatMap((card) => {
      const slips = slipsOf(card);
      return slips === undefined ? [] : [{ number: numberOf(card), slips }];
    })
    .sort((left, right) => left.slips - right.slips)
    .slice(0, OFFERED)
    .map(({ number }) => number);
}
