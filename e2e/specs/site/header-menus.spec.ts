import { Header } from '../../header.ts';
import { letDraw } from '../../sightings.ts';
import { expect, test } from '../../test.ts';

test.use({ site: 'documents' });

test('SHELL-32 SHELL-33 a dropdown closes on a change of route and on a click outside', async ({
  page,
}) => {
  await page.goto('/v3/gundam/');
  const header = new Header(page);
  const popup = await header.open('Community');
  await expect(popup).toBeVisible();
  await popup.getByRole('link', { name: /Leaderboard/ }).click();
  await expect(page).toHaveURL(/\/leaderboard$/);
  await expect(popup).toHaveCount(0);

  await expect(await header.open('Build')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/v3\/gundam\/$/);
  await expect(header.popupOf('Build')).toHaveCount(0);

  await expect(await header.open('Build')).toBeVisible();
  await page.mouse.click(700, 700);
  await expect(header.popupOf('Build')).toHaveCount(0);
  // Safari does not focus a clicked button, so the loss of focus alone is not enough.
  await expect(await header.open('Build')).toBeVisible();
  await page.locator('#main').dispatchEvent('pointerdown');
  await expect(header.popupOf('Build')).toHaveCount(0);
});

test('SHELL-34 hovering opens a menu, but not within 50 ms after one closed', async ({ page }) => {
  await page.clock.install();
  await page.goto('/v3/gundam/');
  const header = new Header(page);
  await header.group('Build').hover();
  await expect(header.popupOf('Build')).toBeVisible();

  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Escape');
  await header.group('Build').focus();
  await page.keyboard.press('Escape');
  await expect(header.popupOf('Build')).toHaveCount(0);

  await page.clock.runFor(49);
  await header.group('Community').hover();
  await letDraw(page);
  await expect(header.popupOf('Community')).toHaveCount(0);

  await page.clock.runFor(1);
  await header.group('Competitive').hover();
  await expect(header.popupOf('Competitive')).toBeVisible();
});

test('a click keeps a menu open that hovering opened, and the next click closes it', async ({
  page,
}) => {
  await page.goto('/v3/gundam/');
  const header = new Header(page);
  await expect(await header.open('Build')).toBeVisible();
  const community = header.popupOf('Community');
  await header.group('Community').hover();
  await expect(community).toBeVisible();
  await header.group('Community').click();
  await expect(header.group('Community')).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(700, 500);
  await expect(community).toBeVisible();
  await header.group('Community').click();
  await expect(community).toHaveCount(0);
});

test('SHELL-25 Help offers support, community chat and bug reporting by the chat invite', async ({
  page,
}) => {
  await page.goto('/v3/gundam/');
  const { links } = (await (
    await page.request.get('/v3/gundam/config/game-config.json')
  ).json()) as { links: { support: string; chat: string; reportBug: string } };
  expect(links.reportBug).toBe(links.chat);
  const help = await new Header(page).open('Help');
  for (const [name, address] of [
    ['Support', links.support],
    ['Community chat', links.chat],
    ['Report bug', links.chat],
  ] as const) {
    await expect(help.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});
