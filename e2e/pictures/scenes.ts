import type { Page } from '@playwright/test';
import { COLLECTION_SCENES } from './collection-scenes.ts';
import { COMMUNITY_SCENES } from './community-scenes.ts';
import { OFFICE_SCENES } from './office-scenes.ts';
import { DECK_SCENES } from './deck-scenes.ts';
import type { Scene } from './scene.ts';
import { TOURNAMENT_SCENES } from './tournament-scenes.ts';

export const LOCKED_GAME = 'pocket';

const CARD_LIST = '/v3/gundam/cardlist?color=Blue,White&level=2-';

async function waitForCards(page: Page): Promise<void> {
  await page.locator('[data-index="0"]').waitFor();
}

const DARK_SCENES: Scene[] = [
  { name: 'home', site: 'shipped', address: '/v3/gundam/' },
  {
    name: 'home-whole',
    site: 'shipped',
    address: '/v3/gundam/',
    wholePage: true,
    arrange: async (page) => {
      await page.getByRole('region', { name: 'Leaderboard' }).waitFor();
      await page.mouse.move(1, 300);
      await page.getByRole('region', { name: 'What members discuss' }).waitFor();
    },
  },
  {
    name: 'home-member',
    site: 'shipped',
    address: '/v3/gundam/',
    signedIn: true,
    wholePage: true,
    arrange: async (page) => {
      await page.getByRole('region', { name: 'Leaderboard' }).waitFor();
      await page.mouse.move(1, 300);
      await page.getByRole('region', { name: 'Newest set in your collection' }).waitFor();
      await page.locator('.series-line').waitFor();
    },
  },
  { name: 'coming-soon', site: 'shipped', address: '/v3/gundam/statistics' },
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
      await page.getByRole('dialog').getByRole('combobox').fill('lode');
      await page
        .getByRole('option')
        .filter({ has: page.locator('img') })
        .first()
        .waitFor();
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
  { name: 'cards', site: 'shipped', address: CARD_LIST, arrange: waitForCards },
  {
    name: 'cards-table',
    site: 'shipped',
    address: CARD_LIST,
    only: 'wide',
    arrange: async (page) => {
      await page.getByRole('radio', { name: 'Table' }).check();
      await waitForCards(page);
    },
  },
  {
    name: 'cards-hover',
    site: 'shipped',
    address: CARD_LIST,
    only: 'wide',
    arrange: async (page) => {
      await waitForCards(page);
      await page.locator('[data-index="1"]').hover();
      await page.locator('.hover-card img').waitFor();
    },
  },
  {
    name: 'cards-float',
    site: 'shipped',
    address: CARD_LIST,
    only: 'wide',
    arrange: async (page) => {
      await waitForCards(page);
      await page.locator('[data-index="1"]').focus();
      await page.keyboard.press('p');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'cards-modal',
    site: 'shipped',
    address: CARD_LIST,
    arrange: async (page) => {
      await waitForCards(page);
      await page.locator('[data-index="1"]').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'cards-empty',
    site: 'shipped',
    address: '/v3/gundam/cardlist?color=Purple&level=8-&search=harbor',
    arrange: async (page) => {
      await page.getByText('No cards match.').waitFor();
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .waitFor();
    },
  },
  { name: 'series', site: 'shipped', address: '/v3/ua/cardlist' },
  {
    name: 'card',
    site: 'shipped',
    address: '/v3/gundam/cards/GD01-001',
    arrange: async (page) => {
      // On a phone they load when scrolled near.
      const isWide = (page.viewportSize()?.width ?? 0) > 768;
      if (isWide) await page.locator('.related').first().waitFor();
      await page.locator('.card-neighbors').waitFor();
    },
  },
  { name: 'profile', site: 'shipped', address: '/v3/gundam/profile', signedIn: true },
  {
    name: 'profile-activity',
    site: 'shipped',
    address: '/v3/gundam/profile',
    signedIn: true,
    arrange: async (page) => {
      await page.getByRole('tab', { name: 'Activity' }).click();
      await page.locator('.act__picture').first().waitFor();
    },
  },
  {
    name: 'profile-edit',
    site: 'shipped',
    address: '/v3/gundam/profile',
    signedIn: true,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Edit profile' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'leveling',
    site: 'shipped',
    address: '/v3/gundam/',
    signedIn: true,
    stored: { hasSeenLevelingModal: 'false' },
    arrange: (page) => page.getByRole('dialog').waitFor(),
  },
  ...DECK_SCENES,
  ...COMMUNITY_SCENES,
  ...OFFICE_SCENES,
  ...TOURNAMENT_SCENES,
  ...COLLECTION_SCENES,
  { name: 'settings', site: 'shipped', address: '/v3/gundam/settings' },
  { name: 'login', site: 'shipped', address: '/v3/gundam/login' },
  {
    name: 'register',
    site: 'shipped',
    address: '/v3/gundam/register',
    arrange: async (page) => {
      await page.getByLabel('Username').fill('Vesper9');
      await page.getByLabel('E-mail').fill('vesper@example.org');
      await page.getByLabel('Password', { exact: true }).fill('harbor-lantern');
      await page.getByText('Vesper9 is available.').waitFor();
    },
  },
  {
    name: 'reset-password',
    site: 'shipped',
    address: '/v3/gundam/reset-password#token=from-a-mail',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'account',
    site: 'shipped',
    address: '/v3/gundam/account',
    wholePage: true,
    signedIn: true,
    arrange: async (page) => {
      await page.getByText('This device').waitFor();
    },
  },
  {
    name: 'account-menu',
    site: 'shipped',
    address: '/v3/gundam/',
    only: 'wide',
    signedIn: true,
    arrange: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
    },
  },
  { name: 'kit', site: 'shipped', address: '/v3/gundam/dev/kit' },
];

/** Scenes that are also taken in the light theme. */
const IN_LIGHT = new Set([
  'home',
  'cards',
  'cards-empty',
  'card',
  'builder',
  'builder-deck',
  'deck',
]);

/** Scenes for visitors of the repository. */
export const SCENES: Scene[] = [
  ...DARK_SCENES,
  ...DARK_SCENES.filter(({ name }) => IN_LIGHT.has(name)).map((scene): Scene => ({
    ...scene,
    name: `${scene.name}-light`,
    theme: 'light',
  })),
];
