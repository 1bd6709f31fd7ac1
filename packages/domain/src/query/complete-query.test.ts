import { describe, expect, it } from 'vitest';
import { TEST_CONFIG } from '../filter/search-config.test-support.ts';
import { indexCards } from './test-catalogue.test-support.ts';
import { completeQuery } from './complete-query.ts';
import { explainQuery } from './explain-query.ts';
import { parseQuery } from './parse-query.ts';

const index = indexCards(
  [
    { cardno: 'A-1', color: 'Blue', trait: 'Meridian Guard|Ace' },
    { cardno: 'A-2', color: 'Red', trait: 'Guard' },
  ],
  TEST_CONFIG,
);

/** Returns the text after accepting the first completion; `|` is the cursor. */
function complete(typed: string): string[] {
  const cursor = typed.indexOf('|');
  const text = typed.replace('|', '');
  const { start, end, items } = completeQuery(text, cursor, index);
  return items.map((item) => text.slice(0, start) + item.text + text.slice(end));
}

describe('completing a query', () => {
  it.each([
    ['col|', ['color:']],
    ['red pri|', ['red price:']],
    ['red -(col| blue', ['red -(color: blue']],
    ['color:b|', ['color:Blue']],
    ['color:blue,r|', ['color:blue,Red']],
    ['trait:mer|', ['trait:"Meridian Guard"']],
    ['trait:"meridian g|', ['trait:"Meridian Guard"']],
    ['is:favo|', ['is:favorite']],
    ['is:ne|', ['is:new', 'is:banned', 'is:owned']],
    ['sort:-pr|', ['sort:-price']],
    ['red |', []],
    ['lv:3|', []],
  ])('%s offers %j', (typed, expected) => {
    expect(complete(typed)).toEqual(expected);
  });

  it('offers every value and the words for none and any after the colon', () => {
    expect(complete('color:|')).toEqual(['color:Red', 'color:Blue', 'color:none', 'color:any']);
  });

  it('offers prefix matches before other matches', () => {
    expect(complete('trait:gu|')).toEqual(['trait:Guard', 'trait:"Meridian Guard"']);
  });

  it('never throws for any cursor position', () => {
    for (const cursor of [-1, 0, 3, 99])
      expect(() => completeQuery('a:"b', cursor, index)).not.toThrow();
  });
});

describe('explaining a query', () => {
  it('describes a query with labels and codes', () => {
    const query = parseQuery(
      'tide "a card" -(color:blue or lv>=3) ap>hp is:alt sort:-price',
      index.language,
    );
    expect(explainQuery(query, index.language)).toEqual({
      searched: {
        code: 'all',
        parts: [
          { code: 'word', text: 'tide' },
          { code: 'phrase', text: 'a card' },
          {
            code: 'not',
            part: {
              code: 'any',
              parts: [
                { code: 'has', label: 'Colour', values: [{ kind: 'text', text: 'blue' }] },
                { code: 'is', label: 'Level', values: [{ kind: 'number', min: 3 }] },
              ],
            },
          },
          { code: 'compare', left: 'AP', operator: '>', right: 'HP' },
          { code: 'flag', flag: 'alt', label: 'Show Only Alternates' },
        ],
      },
      sort: { label: 'Price', direction: 'desc' },
    });
    expect(explainQuery(parseQuery('', index.language), index.language)).toEqual({
      searched: { code: 'everything' },
    });
  });
});
