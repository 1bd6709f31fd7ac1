import type { Page } from '@playwright/test';
import { deckName, openBuilder, openVisitor, saveDeck } from '../decks.ts';
import { openSomebody } from '../community.ts';
import { findViolations } from '../find-violations.ts';
import { expect, test } from '../test.ts';
import { VIEWPORTS } from '../viewports.ts';

const FAN_MADE = 'This deck uses a custom series and contains fan-made content.';
const NAMES = [
  'Dustlark Courier',
  'Saltglass Warden',
  'Brine Colossus',
  'Windrow Scout',
  'Kiln Jackal',
  'Mirage Toll',
  'Lantern Ferry',
  'Cinder Weaver',
  'Tidewright Elder',
  'Hollow Beacon',
];

async function makeSeries(page: Page, series: string): Promise<void> {
  await page.goto('/v3/gundam/custom');
  await page.getByRole('button', { name: 'New series' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(series);
  await page.getByRole('button', { name: 'Make the series' }).click();
  for (const [at, name] of NAMES.entries()) {
    await page.getByRole('button', { name: 'New card' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Cost', { exact: true }).fill(String(1 + (at % 6)));
    await page.getByLabel('Color', { exact: true }).selectOption(at % 2 === 0 ? 'Red' : 'Blue');
    await page.getByLabel('Type', { exact: true }).selectOption('UNIT');
    await expect(page.locator('.studio__face').getByRole('img', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.locator('.fan-cards > li')).toHaveCount(at + 1);
  }
  await page.getByLabel('All art is ours or free to use').check();
  await page.getByRole('button', { name: 'Publish the series' }).click();
  await expect(page.getByText('Everyone can see this series.')).toBeVisible();
}

/** A second member opens the series in the builder, adds all its cards and shares the deck. */
async function buildAndShare(page: Page, series: string, isNarrow: boolean): Promise<string> {
  await openBuilder(page);
  await page.getByRole('radio', { name: 'With fan-made' }).check();
  await page.getByRole('button', { name: 'Open a series' }).click();
  await page.getByLabel('Find a custom series').fill(series.toLowerCase());
  await page.getByRole('button', { name: new RegExp(series) }).click();
  for (const at of NAMES.keys()) {
    const tile = page.locator('.pool .tile', { has: page.locator(`[data-index="${at}"]`) });
    await expect(tile).toContainText('Fan-made');
    if (isNarrow)
      await tile
        .locator('.copies')
        .getByRole('button', { name: /^Add one/ })
        .click();
    else await tile.locator('[data-index]').click();
    await expect(tile.getByRole('group', { name: /^1 / })).toBeVisible();
  }
  await deckName(page).fill(`Parade of ${series}`);
  if (isNarrow) await page.getByRole('button', { name: 'Deck', exact: true }).click();
  await expect(page.locator('.deck-row__fan')).toHaveCount(NAMES.length);
  await page.getByRole('button', { name: /^Visibility/ }).click();
  await page.getByRole('menuitem', { name: /^Public/ }).click();
  if (isNarrow) await page.getByRole('button', { name: 'Close the deck' }).click();
  const id = await saveDeck(page);
  await page.goto(`/v3/gundam/deck/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const share = page.getByRole('dialog', { name: 'Share' });
  await expect(share.getByText(FAN_MADE)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  return id;
}

for (const [device, viewport] of [
  ['desktop', VIEWPORTS.desktop],
  ['phone', VIEWPORTS.phone],
] as const) {
  test(
    `CUST-01 DECK-38 a series of ten cards is created and published, and a second member builds and shares a deck of it (${device})`,
    { tag: ['@walk'] },
    async ({ browser, database, page, signIn, stack }) => {
      await signIn();
      await page.setViewportSize(viewport);
      const series = `Salt Road of ${device}`;
      await makeSeries(page, series);
      const second = await openSomebody(browser, database, stack, {});
      await second.page.setViewportSize(viewport);
      const id = await buildAndShare(second.page, series, device === 'phone');

      // Visitors with the link and readers of the public list see what it is.
      const visitor = await openVisitor(browser, stack.origin);
      const theirs = await visitor.newPage();
      await theirs.setViewportSize(viewport);
      await theirs.goto(`/v3/gundam/deck/${id}`);
      await expect(theirs.getByText(FAN_MADE)).toBeVisible();
      await expect(theirs.getByRole('img', { name: /^Fan-made, Dustlark/ }).first()).toBeVisible();
      await theirs.goto('/v3/gundam/decklists');
      const listed = theirs.locator('.deck-card', { hasText: `Parade of ${series}` }).first();
      await expect(listed).toContainText('Fan-made');
      await visitor.close();
      await second.close();
    },
  );
}
