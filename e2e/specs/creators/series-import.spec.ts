import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findViolations } from '../../find-violations.ts';
import { makeSeriesZip } from '../../series-zip.ts';
import { expect, test } from '../../test.ts';

async function openNewSeries(page: Page): Promise<void> {
  await page.goto('/v3/gundam/custom');
  await page.getByRole('button', { name: 'New series' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Salt Road');
  await page.getByRole('button', { name: 'Make the series' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Salt Road' })).toBeVisible();
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const faults = (page: Page) => page.locator('.studio-import__faults > li');

async function importAll(page: Page, cards: number, pictures: number): Promise<void> {
  const zip = await makeSeriesZip(cards, pictures);
  await choose(page, 'series.zip', zip);
  await expect(faults(page)).toHaveText([
    new RegExp(`^Row ${cards + 2} .*many`),
    new RegExp(`^Row ${cards + 3} .*art/gone.png`),
  ]);
  await page.getByRole('button', { name: `Import ${cards} cards` }).click();
  await expect(page.getByText('Imported, apart from these rows:')).toBeVisible({
    timeout: 150_000,
  });
  await expect(faults(page)).toHaveText([new RegExp(`^Row ${cards + 1} `)]);
  await expect(page.locator('.fan-cards > li')).toHaveCount(cards);
  await expect(page.locator('.fan-cards img:not([src^="data:"])')).toHaveCount(pictures);

  // Importing the same file again, as after a closed tab, adds nothing.
  await page.reload();
  await choose(page, 'series.zip', zip);
  await expect(page.getByText(`${cards - 1} cards are there already`)).toBeVisible();
  await expect(page.getByText('0 new cards')).toBeVisible();
}

test('CUST-06 a series is imported from a zip file with pictures, faults name their row, and it exports again @slow', async ({
  page,
  signIn,
}) => {
  await signIn({ username: 'ZipMaker' });
  await openNewSeries(page);
  await choose(page, 'broken.zip', Buffer.from('no zip file'));
  await expect(page.getByText('The file cannot be read.')).toBeVisible();
  await importAll(page, 60, 3);
  expect(await findViolations(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export with pictures' }).click();
  const exported = await (await download).path();
  await choose(page, 'again.zip', await readFile(exported));
  await expect(page.getByText('60 cards are there already')).toBeVisible();
  await expect(page.getByText('0 pictures')).toBeVisible();
});

test('@walk a zip file of 500 cards shows its progress, and importing continues after a killed tab', async ({
  page,
  signIn,
}) => {
  await signIn({ username: 'ZipOfMany' });
  await openNewSeries(page);
  // The tab is closed during the import.
  const zip = await makeSeriesZip(500, 40);
  await choose(page, 'series.zip', zip);
  await page.getByRole('button', { name: 'Import 500 cards' }).click();
  await expect(page.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute(
    'aria-valuetext',
    /^[1-9]\d* \/ 541$/,
  );
  await page.reload();
  await choose(page, 'series.zip', zip);
  await expect(page.getByText(/\d+ cards are there already/)).not.toHaveText(/^0 /);
  await page.getByRole('button', { name: /^Import \d+ cards$/ }).click();
  await expect(page.getByText('Imported, apart from these rows:')).toBeVisible({
    timeout: 150_000,
  });
  await expect(page.locator('.fan-cards > li')).toHaveCount(500);
  await expect(page.locator('.fan-cards img:not([src^="data:"])')).toHaveCount(40);
});
