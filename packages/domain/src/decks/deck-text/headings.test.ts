import { array, assert as check, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { dropFigure, readHeading } from './headings.ts';

it.each([
  ['Main Deck (50 cards):', 'Main Deck '],
  ['Main: 50', 'Main'],
  ['Side [10]', 'Side '],
  ['Cards', ''],
  ['Main', 'Main'],
  ['', ''],
])('%s without its number is %j', (line, heading) => expect(dropFigure(line)).toBe(heading));

it('strips the same text as the equivalent single pattern', () => {
  const pattern = /[:([]?\s*\d*\s*(?:cards)?\s*[)\]]?\s*:?$/i;
  const parts = constantFrom(
    'a',
    '1',
    '23',
    ' ',
    '\t',
    ':',
    '(',
    ')',
    '[',
    ']',
    'cards',
    'Cards',
    's',
  );
  check(
    property(array(parts, { maxLength: 12 }), (pieces) => {
      const line = pieces.join('');
      expect(dropFigure(line)).toBe(line.replace(pattern, ''));
    }),
    { numRuns: 2000 },
  );
});

it('parses a line of 200,000 digits and spaces in linear time', () => {
  // Guards against backtracking: a quadratic pattern would take minutes here.
  for (const piece of ['1', ' ', '1 ', 'cards ']) {
    expect(readHeading(`Main ${piece.repeat(200_000 / piece.length)}x`, new Map())).toBeUndefined();
  }
});
