import { hasPrintingSuffix, originalIdOf } from '../cards/catalogue/card-number.ts';
import { type CardBook, numberOf } from '../decks/deck/card-book.ts';
import type { ReadNote } from '../decks/deck-text/import-report.ts';

/** A card found in a piece of text. */
export interface FoundCard {
  readonly cardno: string;
  /** Where its number stands in the text. */
  readonly place: 'first' | 'last' | 'middle' | 'only' | 'pair';
  readonly note?: ReadNote;
}

/** What parts words; card numbers hold none of it. */
const PARTS = /[\s,;|(){}[\]"“”<>]+/;
/** The longest number that a set's cards are counted by. */
const LONGEST_NUMBER = 4;

/** The words of a text that could be card numbers. */
export function listWords(text: string): string[] {
  return text.split(PARTS).flatMap((word) => {
    const trimmed = word.replace(/^[.:#'*]+|[.:!?'*]+$/g, '');
    return trimmed === '' ? [] : [trimmed];
  });
}

/** The card whose number stands somewhere in the text, as the book spells it. */
export function findByNumber(book: CardBook, text: string): FoundCard | undefined {
  const words = listWords(text);
  for (const find of [findExact, findOriginal]) {
    for (const [index, word] of words.entries()) {
      const found = find(book, word);
      if (found) return { ...found, place: placeOf(index, words.length) };
    }
  }
  return undefined;
}

/** The card whose set and number stand side by side: `A1 96` is `A1-096`. */
export function findBySetAndNumber(book: CardBook, text: string): FoundCard | undefined {
  const words = listWords(text);
  const [set, number] = words.slice(-2);
  if (set === undefined || number === undefined || !/^\d{1,4}$/.test(number)) return undefined;
  for (let width = LONGEST_NUMBER; width >= number.length; width -= 1) {
    const card = book.findCard(`${set}-${number.padStart(width, '0')}`);
    if (card) return { cardno: numberOf(card), place: 'pair' };
  }
  return undefined;
}

/** The numbers of the cards that have the name: none, the one, or several. */
export function listNamed(book: CardBook, text: string): string[] {
  return book.listByName(text).map(numberOf);
}

function findExact(book: CardBook, word: string): Omit<FoundCard, 'place'> | undefined {
  const card = book.findCard(word);
  return card && { cardno: numberOf(card) };
}

/** A printing that the book lacks is read as the card that it prints. */
function findOriginal(book: CardBook, word: string): Omit<FoundCard, 'place'> | undefined {
  const card = hasPrintingSuffix(word) ? book.findCard(originalIdOf(word)) : undefined;
  return card && { cardno: numberOf(card), note: 'otherPrinting' };
}

function placeOf(index: number, words: number): FoundCard['place'] {
  if (words === 1) return 'only';
  if (index === 0) return 'first';
  return index === words - 1 ? 'last' : 'middle';
}
