import sharp from 'sharp';
import { openBuilder, poolTile, readDeckCount } from '../../decks.ts';
import { expect, test } from '../../test.ts';

test.use({ site: 'documents' });

const CARD = '/v3/gundam/cards/GD01-002';
const API = '**/api/games/gundam/cards?*';

test('SHELL-03 TOAST-01 TOAST-02 TOAST-09 a card page shows name, numbers, text with keyword help, printings, neighbours and related cards', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = (await (await page.request.get('/api/games/gundam/cards/GD01-001')).json()) as {
    name: string;
  };
  await page.goto(CARD);
  await page.getByRole('link', { name: /^Previous card: / }).click();
  await expect(page).toHaveURL(/\/cards\/GD01-001$/);
  await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(card.name));
  await expect(page.getByRole('navigation', { name: 'Cards of this series' })).toContainText(
    /^1 of \d+$/,
  );
  await page.getByText('What the keywords mean').click();
  await expect(page.locator('.keyword-help dd').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Also / })).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  const stack = page.locator('.toasts[data-position="bottom-right"]');
  const copied = stack.locator('.toast--live[data-kind="generic"]');
  await expect(copied).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/cards/GD01-001');

  await expect(page.getByRole('heading', { name: 'Price' })).toBeVisible();
  const printings = page.getByRole('navigation', { name: 'Printings' });
  await printings.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/GD01-001_p1/);
  await expect(copied, 'it closes by itself').toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('isPricingVisible', 'false'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Price' })).toHaveCount(0);

  await page.locator('.card-fields a').first().click();
  await expect(page).toHaveURL(/cardlist\?trait=/);
});

test('one click or key adds a card to the draft, also for a builder in another tab; undo removes it', async ({
  page,
  context,
}) => {
  const builder = await context.newPage();
  await openBuilder(builder);
  await page.goto(CARD);
  // Until the card is loaded, the heading says so.
  await page.getByRole('button', { name: 'Add to deck' }).waitFor();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const added = page.locator('.toast--live').filter({ hasText: `${name} added to your draft.` });
  await page.getByRole('button', { name: 'Add to deck' }).click();
  await expect(added).toContainText('Main deck 1 of 50');
  await expect.poll(() => readDeckCount(builder)).toBe(1);
  await page.keyboard.press('a');
  await expect(added).toContainText('Main deck 2 of 50');
  await added.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => readDeckCount(builder)).toBe(1);
  await poolTile(builder, 0).click();
  await expect.poll(() => readDeckCount(builder)).toBe(2);
  // The other tab is notified a moment later.
  const read = (tab: typeof page) => tab.evaluate(() => localStorage.getItem('gundam_draftExtras'));
  await expect.poll(async () => (await read(page)) === (await read(builder))).toBe(true);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('a');
  await expect(page.getByText(`${name}: 5 copies, at most 4 allowed`)).toBeVisible();
  await expect.poll(() => readDeckCount(builder)).toBe(5);
});

test('CARD-16 CARD-17 an unknown number shows not found; a failed load shows its reason and a retry button', async ({
  page,
}) => {
  await page.goto('/v3/gundam/cards/NOPE-999');
  await expect(page.getByRole('heading', { name: 'Card not found' })).toBeVisible();
  await page.route(API, (route) => route.abort());
  await page.goto(CARD);
  await expect(page.getByText(/^Error fetching card data: /)).toBeVisible();
  await page.unroute(API);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/did not load/);
});

test('C-85 DECK-04 a card number in another case redirects to its card, from server and app', async ({
  page,
  request,
}) => {
  const answer = await request.get('/v3/gundam/cards/gd01-001?from=chat', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/v3/gundam/cards/GD01-001?from=chat');
  await page.goto('/v3/gundam/cards/gd01-001');
  await expect(page).toHaveURL(/\/cards\/GD01-001$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Card not found');

  // The service worker answers with the stored app, so there is no redirect before it starts.
  const app = await request.get('/v3/gundam/cardlist');
  await page.route('**/v3/gundam/cards/gd01-001_P1', (route) => route.fulfill({ response: app }));
  await page.goto('/v3/gundam/cards/gd01-001_P1');
  await expect(page).toHaveURL(/\/cards\/GD01-001_p1$/);
  await expect(page.locator('.card-page__name')).toBeVisible();
});

test('CARD-18 a custom card shows its own picture, and effect text is never HTML', async ({
  page,
}) => {
  const picture = '/v3/icons/own-picture.png';
  const dot = await sharp({ create: { width: 63, height: 88, channels: 3, background: '#36c' } })
    .png()
    .toBuffer();
  let isCustom = true;
  await page.route(`**${picture}*`, (route) =>
    route.fulfill({ body: dot, contentType: 'image/png' }),
  );
  // Faces may not be drawn here, and a failed one is replaced by text immediately.
  await page.route('**/media/gundam/cards/**', (route) =>
    route.fulfill({ body: dot, contentType: 'image/png' }),
  );
  await page.route(API, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { cards: object[] };
    const effectdata = '<img src=x onerror=alert(1)> <b>Bold</b> x < 3';
    const cards = body.cards.map((card) => ({
      ...card,
      effectdata,
      isCustom,
      customPNG: picture,
    }));
    await route.fulfill({ response: answer, json: { ...body, cards } });
  });
  const face = page.locator('.card-page__face .face__img').first();
  await page.goto(CARD);
  await expect(page.locator('.effect-lines')).toContainText('Bold');
  expect(await page.locator('.effect-lines img').count()).toBe(0);
  await expect(face).toHaveAttribute('src', picture);
  await expect
    .poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  isCustom = false;
  await page.goto('/v3/gundam/cards/GD01-003');
  await expect(face, 'without the flag the official front').toHaveAttribute('src', /GD01-003/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
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
