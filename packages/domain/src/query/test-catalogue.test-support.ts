import * as fc from 'fast-check';
import { packCatalogueRow } from '../cards/catalogue/catalogue-row.ts';
import { encodeColumnFile } from '../cards/catalogue/column-file.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import type { TestCard } from './naive-search.test-support.ts';
import type { SearchConfig } from '../filter/search-config.ts';

export const NOW = new Date('2026-11-15T12:00:00Z');

/** Builds an index through catalogue files. */
export function indexCards(
  cards: readonly TestCard[],
  config: SearchConfig,
  rowsPerFile = 7,
): SearchIndex {
  const columns = [...new Set(cards.flatMap((card) => Object.keys(card)))];
  const files = Array.from({ length: Math.ceil(cards.length / rowsPerFile) }, (_, file) =>
    encodeColumnFile(
      cards.slice(file * rowsPerFile, (file + 1) * rowsPerFile).map(packCatalogueRow),
      columns,
    ),
  );
  return createSearchIndex(files, config);
}

const oneOrMore = (values: readonly string[]): fc.Arbitrary<string | null> =>
  fc.option(
    fc.subarray([...values], { minLength: 1 }).map((parts) => parts.join('|')),
    { freq: 3 },
  );

const words = fc
  .array(fc.constantFrom('Draw', 'a card', 'Élan', 'destroy', 'X–Rounder', '相手', 'When', '(2)'), {
    maxLength: 6,
  })
  .map((parts) => parts.join(' '));

const small = fc.option(fc.integer({ min: 0, max: 9 }), { freq: 4 });

/** Random cards with repeated and missing values. */
export const testCards: fc.Arbitrary<TestCard[]> = fc
  .array(
    fc.record({
      name: words.map((text) => text || 'Nameless'),
      color: fc.constantFrom('Blue', 'Red', 'Green', null),
      categorydata: fc.constantFrom('UNIT', 'PILOT', 'COMMAND', 'BASE'),
      rarity: fc.constantFrom('C', 'R', 'LR', 'LR+', 'LR++'),
      trait: oneOrMore(['Guard', 'Meridian Guard', 'X-Rounder', 'Ace']),
      attributedata: oneOrMore(['Sky', 'Sea']),
      keywords: oneOrMore(['Blocker', 'Mend']),
      link: fc.constantFrom(null, '', 'Ren Okoro'),
      level: small,
      cost: small,
      apdata: small,
      hp: small,
      effectdata: fc.option(words),
      blockicon: fc.constantFrom(0, 1, 2, null),
      series: fc.constantFrom('XD01', 'XD02'),
      mainalternate: fc.constantFrom(true, false, null),
      marketprice: fc.option(fc.integer({ min: 1, max: 400 }).map((cents) => cents / 100)),
      created_at: fc.constantFrom(
        '2026-11-14T00:00:00.000Z',
        '2026-11-05T00:00:00.000Z',
        '2026-01-01T00:00:00.000Z',
        null,
      ),
      number: fc.integer({ min: 1, max: 130 }),
      suffix: fc.constantFrom('', '', '_p1', '_p2', '-AP'),
    }),
    { maxLength: 60 },
  )
  .map((cards) => {
    const taken = new Set<string>();
    return cards.flatMap(({ number, suffix, ...card }): TestCard[] => {
      const cardno = `${card.series}-${number}${suffix}`;
      if (taken.has(cardno)) return [];
      taken.add(cardno);
      return [{ ...card, cardno, image: null, originalid: `${card.series}-${number}` }];
    });
  });
