import { PAGES } from '@deckframe/domain/site/pages/pages';
import { expect, it } from 'vitest';
import { readPageTexts } from './page-texts.ts';

it('every page has a German title and description', async () => {
  const texts = await readPageTexts('de');
  expect(Object.keys(texts).toSorted()).toEqual(PAGES.map(({ id }) => id).toSorted());
  for (const { title, description } of Object.values(texts)) {
    expect(title).not.toBe('');
    expect(description).not.toBe('');
  }
  expect(texts['leaderboard']?.title).toBe('Rangliste');
});
