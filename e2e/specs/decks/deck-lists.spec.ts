import type { Page } from '@playwright/test';
import { createDecks } from '../../community.ts';
import { openVisitor } from '../../decks.ts';
import { goWithin } from '../../go-within.ts';
import { expect, ownName, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';
import { writeByApi } from '../../write-by-api.ts';

test.use({ site: 'documents' });

const CARDS = ['001', '002', '003', '004'].map((no) => `4 x ST01-${no}`).join('\n');

const card = (page: Page, name: string) =>
  page.locator('.deck-card').filter({ has: page.getByRole('link', { name, exact: true }) });

test('SHELL-06 SHELL-07 SHELL-08 SHELL-09 LIST-18 DECK-17 DLIST-01 DLIST-05 DLIST-08 DLIST-13 DLIST-15 DLIST-17 DLIST-18 DLIST-20 lists, orders, filters, folders, archive, deletion, deck view and the last five decks @slow', async ({
  page,
  context,
  browser,
  database,
  stack,
  signIn,
}) => {
  const { id: userId } = await signIn({ username: 'Lister' });
  // Public, so a retry must use another name.
  const deck = ownName('Deck');
  const names = Array.from({ length: 25 }, (_, at) => `${deck} ${String(at).padStart(2, '0')}`);
  await createDecks(
    database,
    names.map((name) => ({ userId, name, cards: CARDS })),
  );
  // Only decks that the API saves are found by name.
  await create(page, `${deck} 25`);
  const id = await create(page, `${deck} 26`);

  await page.goto('/v3/gundam/mydecks');
  await expect(page.locator('.deck-card')).toHaveCount(25);
  await page.getByRole('button', { name: 'Older', exact: true }).click();
  await expect(page.locator('.deck-card')).toHaveCount(2);
  await page.getByRole('button', { name: 'Newer', exact: true }).click();
  await expect(page.locator('.deck-card')).toHaveCount(25);
  await page.getByLabel('Order').selectOption('name');
  await expect(page).toHaveURL(/order=name/);
  await expect(page.locator('.deck-card').first()).toContainText(`${deck} 00`);
  await page.getByLabel('Search by name').fill(`${deck} 25`);
  await expect(page.locator('.deck-card')).toHaveCount(1);

  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Store champs');
  await page.getByRole('button', { name: 'Create' }).click();
  const folder = page.getByRole('link', { name: /Store champs/ });
  await expect(folder).toBeVisible();
  await card(page, `${deck} 25`)
    .getByRole('button', { name: `More for ${deck} 25` })
    .click();
  await page.getByRole('menuitem', { name: 'Move to a folder …' }).click();
  await page.getByRole('checkbox', { name: 'Store champs' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(folder).toContainText('1');
  await folder.click();
  await expect(page.locator('.deck-card')).toHaveCount(1);
  await card(page, `${deck} 25`)
    .getByRole('button', { name: `More for ${deck} 25` })
    .click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('It is in the archive.')).toBeVisible();
  await page.getByRole('link', { name: /^Archive/ }).click();
  await card(page, `${deck} 25`)
    .getByRole('button', { name: `More for ${deck} 25` })
    .click();
  await page.getByRole('menuitem', { name: 'Delete …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Decklist deleted successfully!');
  await expect(page.locator('.deck-card')).toHaveCount(0);

  await goWithin(page, `/v3/gundam/deck/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `${deck} 26` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(page.locator('.stack').first()).toBeVisible();
  await expect(page.locator('.deck-row__main')).toHaveCount(0);
  await page.getByRole('radio', { name: 'List' }).check();
  await stepThroughList(page);
  await expect(page.locator('.stack')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Text' }).check();
  await expect(page.locator('pre')).toContainText('ST01-001');
  await expect(page.getByRole('img', { name: /Level curve/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Hand', exact: true })).toBeVisible();
  await goWithin(page, `/v3/gundam/decklists?name=${deck}+26`);
  await expect(page.getByRole('heading', { level: 1, name: 'Public decklists' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Last opened' })).toContainText(`${deck} 26`);
  await expect(page.getByText('No decks match.'), 'not among those of others').toBeVisible();
  await context.close();

  const visitor = await openVisitor(browser, stack.documentsOrigin);
  const reader = await visitor.newPage();
  await reader.goto(`/v3/gundam/decklists?name=${deck}+2`);
  await expect(card(reader, `${deck} 26`)).toBeVisible();
  await reader.getByLabel('Order').selectOption('popular');
  await expect(reader).toHaveURL(/order=popular/);
  await reader.evaluate(() => {
    const recent = [1, 2, 3, 4, 5].map((place) => ({
      id: `opened${place}`,
      name: `Opened ${place}`,
      owner: 'Ann',
      coverImage: null,
    }));
    localStorage.setItem('gundam_recentDecklists', JSON.stringify(recent));
  });
  await reader.goto(`/v3/gundam/decklists?color=Red&name=${deck}+2`);
  await expect(reader.getByText('No decks match.')).toBeVisible();
  await reader.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(card(reader, `${deck} 26`)).toBeVisible();
  await card(reader, `${deck} 26`).getByRole('link').click();
  await reader.getByRole('button', { name: 'Clone deck' }).click();
  await expect(reader.getByRole('textbox', { name: 'Deck name' })).toHaveValue(
    `Copy of ${deck} 26`,
  );
  await goWithin(reader, '/v3/gundam/decks');
  const recent = reader.getByRole('navigation', { name: 'Last opened' }).getByRole('link');
  await expect(recent).toHaveText(
    [`${deck} 26`, 'Opened 1', 'Opened 2', 'Opened 3', 'Opened 4'].map((name) => new RegExp(name)),
  );
  await expect(reader.getByRole('link', { name: /Continue building/ })).toBeVisible();
  await reader.evaluate(() =>
    localStorage.setItem('userPreferences', JSON.stringify({ hideDecklistBookmarks: true })),
  );
  await reader.reload();
  await expect(reader.getByRole('link', { name: /Continue building/ })).toBeVisible();
  await expect(reader.getByRole('navigation', { name: 'Last opened' })).toHaveCount(0);
  await goWithin(reader, `/v3/gundam/decklists?name=${deck}+2`);
  await expect(card(reader, `${deck} 26`)).toBeVisible();
  await expect(reader.getByRole('navigation', { name: 'Last opened' })).toHaveCount(0);
  await visitor.close();
});

/** Opens the first card and steps to the last. The modal must show each card in list order. */
async function stepThroughList(page: Page): Promise<void> {
  const rows = page.locator('.deck-row__main');
  await expect(rows).toHaveCount(4);
  const names = await rows.locator('.deck-row__name').allInnerTexts();
  await rows.first().click();
  for (const [place, name] of names.entries()) {
    const modal = page.getByRole('dialog', { name, exact: true });
    await expect(modal).toContainText(`${place + 1} of 4`);
    if (place < 3) await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('a');
  await expectToast(page, `${names[3]} added to your draft.`);
  await page.keyboard.press('Escape');
  await expect(rows.last()).toBeFocused();
}

async function create(page: Page, name: string): Promise<string> {
  const data = { name, decklistContent: CARDS, visibility: 'public' };
  return (await writeByApi(page.request, '/api/games/gundam/decks', { data })).id;
}
