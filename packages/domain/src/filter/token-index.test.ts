import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeColumnFile } from '../cards/catalogue/column-file.ts';
import { foldText } from '../cards/catalogue/clean-text.ts';
import { createFullBitset, hasRow } from './bitset.ts';
import { createCardColumn } from './card-column.ts';
import { createTokenIndex, splitWords } from './token-index.ts';

const piece = fc.constantFrom(
  'draw',
  'a',
  'card',
  'Élan',
  'ＡＢＣ',
  '“quoted”',
  'X-Rounder',
  'このカードを引く時に相手のユニット一枚を選んで破壊する効果を発動できる',
  '★★',
  'ば',
  '',
);
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(' '));
const rows = fc.array(fc.record({ name: text, effectdata: fc.option(text) }), { maxLength: 80 });

function indexOf(cards: readonly { name: string; effectdata: string | null }[]) {
  const columns = ['name', 'effectdata'];
  const files = [cards.slice(0, 5), cards.slice(5)].map((part) => encodeColumnFile(part, columns));
  return createTokenIndex(
    columns.map((column) => createCardColumn(files, column)),
    cards.length,
  );
}

describe('the token index', () => {
  it('FILT-09 finds exactly the rows that contain a word in a searched column', () => {
    fc.assert(
      fc.property(rows, text, fc.nat(30), fc.nat(30), (cards, source, from, length) => {
        const [word = 'a'] = splitWords(foldText(source).slice(from, from + length + 1));
        const found = indexOf(cards).findRows(word);
        const hits = cards.map((_, row) => hasRow(found, row));
        const expected = cards.map((card) =>
          [card.name, card.effectdata ?? ''].some((value) => foldText(value).includes(word)),
        );
        expect(hits).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });

  it('FILT-09 folds case, accents, width, curly quotes and dashes', () => {
    const cards = [{ name: 'Élan ＡＢＣ X–Rounder', effectdata: 'the “last” one’s turn' }];
    for (const word of ['elan', 'ÉLAN', 'abc', 'x-round', '"last"', "one's"]) {
      expect(indexOf(cards).findRows(splitWords(word)[0] ?? ''), word).toEqual(createFullBitset(1));
    }
  });

  it('splits on every kind of space', () => {
    expect(splitWords('  Draw\na\u3000CARD ')).toEqual(['draw', 'a', 'card']);
    expect(splitWords(' \n ')).toEqual([]);
  });
});
