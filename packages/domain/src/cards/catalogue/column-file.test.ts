import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColumnValue, decodeColumnFile, encodeColumnFile, readColumn } from './column-file.ts';

const value: fc.Arbitrary<ColumnValue> = fc.oneof(
  fc.string(),
  fc.constantFrom('Blue', 'Red', null, true, false),
  fc.integer(),
  fc.integer({ min: 1_700_000_000, max: 1_700_009_999 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
);
const rows = fc.array(fc.record({ a: value, b: value, c: fc.constant<ColumnValue>(null) }));

describe('column files', () => {
  it('survive a round trip through JSON', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const file = encodeColumnFile(given, ['a', 'b', 'c']);
        const read = JSON.parse(JSON.stringify(file)) as typeof file;
        const back = decodeColumnFile(read).map((row) =>
          Object.assign({ a: null, b: null, c: null }, row),
        );
        expect(back).toEqual(given);
      }),
    );
  });

  it('use a dictionary for repeated values and omit empty columns', () => {
    const given = Array.from({ length: 20 }, (_, index) => ({
      color: index % 2 === 0 ? 'Blue' : 'Red',
      name: `Card ${index}`,
      link: null,
    }));
    const file = encodeColumnFile(given, ['color', 'name', 'link']);
    expect(file.columns['color']).toMatchObject({ d: ['Blue', 'Red'] });
    expect(file.columns['name']).toHaveLength(20);
    expect(file.columns).not.toHaveProperty('link');
    expect(readColumn(file, 'link')).toEqual(given.map(() => null));
    expect(readColumn(file, 'color')[1]).toBe('Red');
  });

  it('store numbers as differences where that is shorter, as for timestamps', () => {
    const moments = Array.from({ length: 8 }, (_, index) => 1_790_000_000 + index * index * 600);
    const given = [null, ...moments].map((at) => ({ at }));
    const file = encodeColumnFile(given, ['at']);
    expect(file.columns['at']).toEqual({
      o: 1_790_000_000,
      s: 600,
      v: [null, 0, 1, 4, 9, 16, 25, 36, 49],
    });
    expect(readColumn(file, 'at')).toEqual(given.map(({ at }) => at));
  });
});
