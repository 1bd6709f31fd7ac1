import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

const CARD = '/v3/gundam/cards/GD01-001';

async function showComments(page: Page): Promise<void> {
  await page.locator('.comment').first().waitFor();
  await page.locator('.comments').scrollIntoViewIfNeeded();
}

export const COMMUNITY_SCENES: Scene[] = [
  {
    name: 'leaderboard',
    site: 'shipped',
    address: '/v3/gundam/leaderboard',
    signedIn: true,
    arrange: (page) => page.locator('.leaders__own').waitFor(),
  },
  { name: 'comments', site: 'shipped', address: CARD, signedIn: true, arrange: showComments },
  {
    name: 'report',
    site: 'shipped',
    address: CARD,
    signedIn: true,
    arrange: async (page) => {
      await showComments(page);
      await page.locator('.comment').first().getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Report …' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'reports',
    site: 'shipped',
    address: '/v3/gundam/admin/reports',
    signedIn: 'administrator',
    arrange: (page) => page.locator('.report').first().waitFor(),
  },
];
