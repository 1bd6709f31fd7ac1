import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cursorOf,
  encodePlace,
  isRowNumber,
  isSame,
  isText,
  readPage,
  rowsToRead,
  toPage,
  type Page,
} from './keyset-page.ts';

/** Answers a page of numbers like a query. */
function ask(all: readonly number[], page: Page<number>): number[] {
  const { from, backwards } = page;
  const way = backwards ? all.toReversed() : all;
  const behind = way.filter((row) => from === undefined || (backwards ? row < from : row > from));
  return behind.slice(0, rowsToRead(page));
}

it('pages through an order to its end and back, showing every row once each way', () => {
  const numbers = fc.uniqueArray(fc.nat(500), { maxLength: 60 });
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 9 }), (unsorted, limit) => {
      const all = unsorted.sort((a, b) => a - b);
      const turn = (query: { after?: string; before?: string }) => {
        const page = readPage({ ...query, limit }, 25, Number);
        return toPage(page, ask(all, page), String);
      };
      const down: number[][] = [];
      let answer = turn({});
      expect(answer.newer).toBeNull();
      for (;;) {
        down.push(answer.rows);
        if (answer.older === null) break;
        answer = turn({ after: answer.older });
      }
      expect(down.flat()).toEqual(all);
      const up = [answer.rows];
      while (answer.newer !== null) {
        answer = turn({ before: answer.newer });
        up.unshift(answer.rows);
      }
      expect(up.flat()).toEqual(all);
    }),
  );
});

it('parses the cursor that it printed and refuses every other text', () => {
  const cursor = cursorOf({ order: isSame('recent'), key: isText, id: isRowNumber });
  const place = { order: 'recent', key: 'ä', id: '5' } as const;
  expect(cursor.parse(cursor.print(place))).toEqual(place);
  const forged = [
    ['name', 'ä', '5'],
    ['recent', 'ä'],
    ['recent', 'ä', '5', '6'],
    ['recent', 'a\0', '5'],
  ];
  const texts = ['', 'e30', 'no cursor', Buffer.from('5').toString('base64url')];
  for (const text of [...texts, ...forged.map(encodePlace)]) {
    expect(() => cursor.parse(text), text).toThrow('INVALID_REQUEST');
  }
});
