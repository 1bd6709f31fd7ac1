import { createDecks } from './deck-scenes.ts';
import type { Scene } from './scene.ts';

/** Pages about owned cards, adding, building and trading. */
export const COLLECTION_SCENES: Scene[] = [
  {
    name: 'collection',
    site: 'shipped',
    address: '/v3/gundam/collection',
    signedIn: true,
    wholePage: true,
    arrange: (page) => page.locator('main h1').waitFor(),
  },
  {
    name: 'add-cards',
    site: 'shipped',
    address: '/v3/gundam/collection/add',
    signedIn: true,
    arrange: async (page) => {
      const line = page.getByRole('textbox', { name: 'Numbers of your cards' });
      await line.fill('st01 1 x2, 2, 5-7 x4');
      await page.locator('.planned').nth(4).waitFor();
    },
  },
  {
    name: 'open-box',
    site: 'shipped',
    address: '/v3/gundam/collection/add?from=box',
    signedIn: true,
    arrange: async (page) => {
      const cards = page.locator('.open-box__card');
      for (const at of [0, 3, 3, 5]) await cards.nth(at).click();
      await page.getByRole('button', { name: 'Finish the box' }).waitFor();
    },
  },
  {
    name: 'build-decks',
    site: 'shipped',
    address: '/v3/gundam/mydecks/build',
    signedIn: true,
    arrange: async (page) => {
      await createDecks(page);
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByRole('region', { name: 'The most decks at once' }).waitFor();
    },
  },
  {
    name: 'trades',
    site: 'shipped',
    address: '/v3/gundam/trades',
    signedIn: true,
    arrange: (page) =>
      page
        .getByRole('link', { name: /Offer a trade/ })
        .first()
        .waitFor(),
  },
  {
    name: 'offer-trade',
    site: 'shipped',
    address: '/v3/gundam/trades',
    signedIn: true,
    arrange: async (page) => {
      await page
        .getByRole('link', { name: /Offer a trade/ })
        .first()
        .click();
      await page.getByRole('button', { name: /Send/ }).waitFor();
    },
  },
];
