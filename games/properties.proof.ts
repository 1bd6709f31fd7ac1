import { readFileSync } from 'node:fs';
import { listGameFolders } from '@deckframe/database/game-folders';
import type { GameConfig } from '@deckframe/domain/game-config';
import { proofSeed, proofSize } from '@deckframe/domain/proof-size.test-support';
import { parseQuery } from '@deckframe/domain/query/parse-query';
import { printQuery } from '@deckframe/domain/query/print-query';
import { createDice, generateQuery } from '@deckframe/domain/query/query-generator.test-support';
import { createQueryLanguage } from '@deckframe/domain/query/query-language';
import { expect, it } from 'vitest';

const games = listGameFolders();
const QUERIES = proofSize(10_000);

it.each(games)('queries of %s parse without throwing, and printing them is stable', (game) => {
  const file = new URL(`${game}/game-config.json`, import.meta.url);
  const language = createQueryLanguage(JSON.parse(readFileSync(file, 'utf8')) as GameConfig);
  const dice = createDice(proofSeed(11));
  const queries = Array.from({ length: QUERIES / games.length }, () =>
    generateQuery(dice, language),
  );
  const unstable = queries.filter((text) => {
    const { tree, sort } = parseQuery(text, language);
    const again = parseQuery(printQuery({ tree, ...(sort && { sort }) }), language);
    return JSON.stringify([again.tree, again.sort]) !== JSON.stringify([tree, sort]);
  });
  expect(unstable).toEqual([]);
});
