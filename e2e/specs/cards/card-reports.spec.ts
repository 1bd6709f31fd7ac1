import type { Page } from '@playwright/test';
import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { countTries, expect, ownName, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';
import { VIEWPORTS } from '../../viewports.ts';

const ANSWER = 'Mended with the next file.';

const form = (page: Page) => page.getByRole('dialog', { name: /^Report an error on / });

async function sendReport(page: Page, words: string): Promise<void> {
  await form(page).getByLabel('It should say').fill(words);
  await form(page).getByRole('button', { name: 'Send report' }).click();
  await expectToast(page, 'Report sent successfully');
  await expect(form(page)).toHaveCount(0);
}

test('REPT-01 REPT-06 REPT-09 REPT-10 a card error is reported from page and dialog, answered with a banner, and claimed', async ({
  page,
  browser,
  database,
  signIn,
  stack,
}) => {
  // Reports of the same error are merged, and the first try may have left one.
  const card = `GD01-${String(4 + countTries()).padStart(3, '0')}`;
  const words = ownName('It draws two ');
  const first = await signIn({ username: 'CardReader' });
  await page.setViewportSize(VIEWPORTS.desktop);
  await page.goto(`/v3/gundam/cards/${card}`);
  await page.getByRole('button', { name: 'Report an error' }).click();
  await expect(form(page).getByRole('radio', { name: 'Effect text' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await sendReport(page, 'Draw 2 cards.');

  const second = await openSomebody(browser, database, stack, { username: 'CardReaderTwo' });
  await second.page.setViewportSize(VIEWPORTS.phone);
  await second.page.goto(`/v3/gundam/cardlist?search=${card}`);
  const tile = second.page.getByRole('grid').getByRole('link').first();
  await tile.click();
  await second.page.getByRole('button', { name: 'Report an error' }).click();
  await expect(form(second.page).getByText('1 member reported this.')).toBeVisible();
  expect(await findViolations(second.page)).toEqual([]);
  await sendReport(second.page, words);
  await second.page.getByRole('button', { name: 'Report an error' }).click();
  await expect(form(second.page).getByText('You have reported this already.')).toBeVisible();
  await second.page.keyboard.press('Escape');
  await expect(form(second.page)).toHaveCount(0);
  await expect(second.page.getByRole('dialog')).toHaveCount(1);

  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  await admin.page.goto('/v3/gundam/admin/reports');
  await admin.page.getByRole('radio', { name: 'Cards' }).check();
  const report = admin.page.getByRole('listitem').filter({ hasText: words });
  await expect(report).toContainText(`reported by ${first.username}`);
  await expect(report).toContainText('2 members');
  expect(await findViolations(admin.page)).toEqual([]);
  await report.getByLabel('Answer').fill(ANSWER);
  await report.getByLabel('Banner as a reward').selectOption('glass');
  await report.getByRole('button', { name: 'Resolve' }).click();
  await expectToast(admin.page, 'Report resolved successfully');
  await expect(report).toHaveCount(0);

  await page.goto('/v3/gundam/account');
  const own = page.getByRole('listitem').filter({ hasText: 'Draw 2 cards.' });
  await expect(own).toContainText('Resolved');
  await expect(own).toContainText(`Answer: ${ANSWER}`);
  await page.getByRole('button', { name: 'Mailbox, 2 waiting', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Mailbox' });
  const told = drawer.getByRole('article', { name: /^Your report about “.*” was answered$/ });
  await expect(told).toContainText(ANSWER);
  await expect(told.getByRole('link')).toHaveAttribute('href', `/v3/gundam/cards/${card}`);
  await drawer.getByRole('tab', { name: /^Items/ }).click();
  const gift = drawer.getByRole('article', { name: /^Your report: / });
  await expect(gift).toContainText(ANSWER);
  await gift.getByRole('button', { name: 'Claim' }).click();
  await expectToast(page, 'Banner claimed successfully!');
  await second.close();
  await admin.close();
});
