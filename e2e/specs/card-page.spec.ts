import { expect, test } from '../test.ts';

test.use({ site: 'documents' });

const CARD = '/v3/gundam/cards/GD01-001';

test('a card has its name, numbers, text with keyword help, printings and related cards', async ({
  page,
}) => {
  const card = (await (await page.request.get('/api/games/gundam/cards/GD01-001')).json()) as {
    name: string;
    effectdata: string;
  };
  await page.goto(CARD);
  await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(card.name));
  await page.getByText('What the keywords mean').click();
  await expect(page.locator('.keyword-help dd').first()).toBeVisible();
  const printings = page.getByRole('navigation', { name: 'Printings' });
  expect(await printings.getByRole('link').count()).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { name: /^Also / })).toBeVisible();
  await printings.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/GD01-001_p1/);
});

test('CARD-16 a number that no card has is said to be not found', async ({ page }) => {
  await page.goto('/v3/gundam/cards/NOPE-999');
  await expect(page.getByRole('heading', { name: 'Card not found' })).toBeVisible();
});

test('CARD-17 a failed load says why and can be tried again', async ({ page }) => {
  await page.route('**/api/games/gundam/cards?*', (route) => route.abort());
  await page.goto(CARD);
  await expect(page.getByText(/^Error fetching card data: /)).toBeVisible();
  await page.unroute('**/api/games/gundam/cards?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/did not load/);
});

test('effect text is never markup', async ({ page }) => {
  await page.route('**/api/games/gundam/cards?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { cards: { effectdata: string }[] };
    for (const card of body.cards)
      card.effectdata = '<img src=x onerror=alert(1)> <b>Bold</b> x < 3';
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(CARD);
  await expect(page.locator('.effect-lines')).toContainText('Bold');
  expect(await page.locator('.effect-lines img').count()).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('share copies the address, and a value leads to the cards that share it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(CARD);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/cards/GD01-001');
  await page.locator('.card-fields a').first().click();
  await expect(page).toHaveURL(/cardlist\?trait=/);
});

test('prices show only when allowed and not hidden', async ({ page, context }) => {
  await page.goto(CARD);
  await expect(page.getByRole('heading', { name: 'Price' })).toBeVisible();
  await context.addInitScript(() => localStorage.setItem('isPricingVisible', 'false'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Price' })).toHaveCount(0);
});

test('the palette finds cards by name and number', async ({ page }) => {
  await page.goto('/v3/gundam/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('GD01-001');
  const option = page.getByRole('option', { name: /GD01-001/ }).first();
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cards\/GD01-001/);
});
