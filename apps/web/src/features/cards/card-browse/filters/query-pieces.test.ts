import { describe, expect, it } from 'vitest';
import { cutQuery } from './query-pieces.ts';

const term = (start: number, end: number) => ({
  start,
  end,
  node: { kind: 'text', text: '' } as const,
});

describe('parts of a query', () => {
  it('are pills for terms with a field, and join to the whole text', () => {
    const text = 'draw color:blue,white lv>=2 ';
    const pieces = cutQuery(text, { terms: [term(0, 4), term(5, 21), term(22, 27)] }, []);
    expect(pieces).toEqual([
      { text: 'draw ' },
      { text: 'color:blue,white', pill: { nameLength: 6 } },
      { text: ' ' },
      { text: 'lv>=2', pill: { nameLength: 4 } },
      { text: ' ' },
    ]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });

  it('mark faults inside and outside of terms', () => {
    const text = 'colr:blue lv>=x (a';
    const faults = [
      { code: 'unknownField', start: 0, end: 9, params: {} },
      { code: 'notANumber', start: 10, end: 15, params: {} },
      { code: 'unclosedBracket', start: 16, end: 17, params: {} },
    ] as const;
    expect(cutQuery(text, { terms: [term(10, 15), term(17, 18)] }, faults)).toEqual([
      { text: 'colr:blue', fault: true },
      { text: ' ' },
      { text: 'lv>=x', fault: true },
      { text: ' ' },
      { text: '(', fault: true },
      { text: 'a' },
    ]);
  });
});
