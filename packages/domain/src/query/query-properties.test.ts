import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_CONFIG } from '../filter/search-config.test-support.ts';
import { parseQuery } from './parse-query.ts';
import { printQuery } from './print-query.ts';
import { createDice, generateQuery } from './query-generator.test-support.ts';
import { createQueryLanguage } from './query-language.ts';

const language = createQueryLanguage(TEST_CONFIG);
/** `npm run prove -- properties` tests 100,000 queries of all games. */
const COUNT = 10_000;

describe('any query', () => {
  it('parses without throwing, and prints to an equal query, for 10,000 generated ones', () => {
    const dice = createDice(4);
    const queries = Array.from({ length: COUNT }, () => generateQuery(dice, language));
    expect(queries.filter((text) => !isStable(text))).toEqual([]);
  });

  it('of random characters parses without throwing, and prints to an equal query', () => {
    const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), {
      numRuns: 3000,
      seed: 4,
    });
    expect(texts.filter((text) => !isStable(text))).toEqual([]);
  });
});

/**
 * True if printing and parsing gives an equal query without faults, and all fault positions are
 * within the text.
 */
function isStable(text: string): boolean {
  const { tree, sort, faults } = parseQuery(text, language);
  const again = parseQuery(printQuery({ tree, ...(sort && { sort }) }), language);
  return (
    again.faults.length === 0 &&
    JSON.stringify([again.tree, again.sort]) === JSON.stringify([tree, sort]) &&
    faults.every(({ start, end }) => start <= end && end <= text.length)
  );
}
