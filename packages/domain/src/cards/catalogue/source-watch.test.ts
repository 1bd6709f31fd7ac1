import { describe, expect, it } from 'vitest';
import { createSourceWatch } from './source-watch.ts';
import type { SourceMapping } from './source-mapping.ts';

const mapping: SourceMapping = {
  hp: { from: 'health', kind: 'integer' },
  level: { from: 'level', kind: 'integer' },
  name: { from: 'name', kind: 'text' },
  marketprice: { from: 'price.market', kind: 'decimal', lowFrom: 'price.low' },
  keywords: { from: 'keywords', kind: 'keywords', textFrom: 'text' },
};

function watchRows(count: number, priceShare: (index: number) => number) {
  const watch = createSourceWatch(mapping);
  for (let index = 1; index <= count; index += 1) {
    const market = index * 1.37;
    const price = { market, low: Number((market * priceShare(index)).toFixed(2)) };
    const row = { health: 50, name: 'x', art: 'y', text: '', price };
    watch.look(row, { hp: 50, level: index === 1 ? null : 3, name: 'x', marketprice: market });
  }
  return watch.conclude();
}

describe('warnings about a source file', () => {
  it('reports placeholders, invented prices, unused and missing columns', () => {
    const findings = watchRows(24, () => 0.7);
    expect(findings).toEqual({
      unknown: ['art'],
      absent: ['level'],
      ignored: [
        { column: 'hp', why: 'is 50 for every card' },
        { column: 'marketprice', why: 'low is 0.7 of market in every row' },
      ],
    });
  });

  it('accepts prices when one of them differs', () => {
    const { ignored } = watchRows(24, (index) => (index === 24 ? 0.9 : 0.7));
    expect(ignored.map(({ column }) => column)).toEqual(['hp']);
  });

  it('reports nothing for a handful of rows', () => {
    expect(watchRows(19, () => 0.7).ignored).toEqual([]);
  });

  it('remembers a limited number of unused columns', () => {
    const watch = createSourceWatch(mapping);
    for (let index = 0; index < 500; index += 1) watch.look({ [`column${index}`]: 1 }, {});
    expect(watch.conclude().unknown).toHaveLength(100);
  });
});
