import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { createDecks } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

const ADD = '/v3/gundam/collection/add';
const line = (page: Page): Locator => page.getByRole('textbox', { name: 'Numbers of your cards' });

async function own(page: Page, text: string): Promise<void> {
  await page.goto(ADD);
  await line(page).fill(text);
  await expect(page.locator('.planned').first()).toBeVisible();
  await line(page).press('Enter');
  await expect(page.locator('.collection-bar')).toContainText('All changes saved');
}

test('finish this deck: missing cards, substitutes and a shopping list', async ({
  page,
  database,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const member = await signIn();
  const more = ['010', '011', '012', '013', '014'].map((number) => `4 x GD01-${number}`);
  const cards = ['4 x ST01-001', '3 x ST01-002', '2 x ST01-003', ...more].join('\n');
  const [id = ''] = await createDecks(database, [{ userId: member.id, cards }]);
  await own(page, 'st01 1 x4, 2 x1, 4-12 x2');

  await goWithin(page, `/v3/gundam/deck/${id}`);
  const panel = page.getByRole('region', { name: 'Finish this deck' });
  await expect(page.locator('.deck-hero')).toContainText(/You own 5 of 29, \$\d+\.\d\d to go/);
  await expect(panel).toContainText('5 of 29');
  await expect(panel).toContainText('24 cards to go');
  await expect(panel.getByRole('listitem')).toHaveCount(7);
  await expect(panel.getByRole('listitem').first()).toContainText('×');

  await panel.getByRole('button', { name: 'Copy list' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^\d ST01-00\d\S* .+\n(.+\n)+\nTotal \d+\.\d\d\n$/m);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('count,cardno,name,price,sum');
  expect(text).toMatch(/,,Total,,\d+\.\d\d/);

  await panel.getByRole('button', { name: 'Play what I own' }).click();
  await expect(panel.locator('.finish__own')).toHaveCount(7);
  await expect(panel.locator('.finish__own p').first()).toContainText(/you own \d+ · .+/);
  expect(await findViolations(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Mark as wanted' }).click();
  await expect(panel.getByRole('button', { name: 'All marked as wanted' })).toBeDisabled();
  await page.setViewportSize(VIEWPORTS.phone);
  await expect(panel.getByText('24 cards to go')).toBeVisible();
  const isWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isWide()).toBe(false);
});
