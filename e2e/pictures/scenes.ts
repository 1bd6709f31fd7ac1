import type { Page } from '@playwright/test';

export type Scene = {
  name: string;
  /** Which of the two sites of the stack, as in the specs. */
  site: 'shipped' | 'documents';
  address: string;
  /** Only for windows of this kind; both without it. */
  only?: 'wide' | 'narrow';
  wholePage?: boolean;
  signedIn?: boolean;
  arrange?: (page: Page) => Promise<void>;
};

export const LOCKED_GAME = 'pocket';

/** What a visitor of the repository should see. */
export const SCENES: Scene[] = [
  { name: 'home', site: 'shipped', address: '/v3/gundam/' },
  { name: 'home-whole', site: 'shipped', address: '/v3/gundam/', wholePage: true },
  { name: 'coming-soon', site: 'shipped', address: '/v3/gundam/leaderboard' },
  { name: 'not-found', site: 'shipped', address: '/v3/gundam/no/such/place' },
  { name: 'maintenance', site: 'shipped', address: `/v3/${LOCKED_GAME}/` },
  {
    name: 'header-menu',
    site: 'documents',
    address: '/v3/gundam/',
    only: 'wide',
    signedIn: true,
    arrange: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Build', exact: true }).click();
    },
  },
  {
    name: 'palette',
    site: 'documents',
    address: '/v3/gundam/',
    only: 'wide',
    arrange: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'phone-menu',
    site: 'documents',
    address: '/v3/gundam/',
    only: 'narrow',
    signedIn: true,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'kit', site: 'shipped', address: '/v3/gundam/dev/kit' },
  { name: 'kit-whole', site: 'shipped', address: '/v3/gundam/dev/kit', wholePage: true },
];
