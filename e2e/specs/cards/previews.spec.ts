import type { Locator, Page } from '@playwright/test';
import { LIST, openList, tile } from '../../card-list.ts';
import { goWithin } from '../../go-within.ts';
import { letDraw, watchFor } from '../../sightings.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

test.use({ site: 'documents' });

/** Polls the box of an element, because changes are drawn a moment later. */
const expectBox = (target: Locator, box: Partial<Record<'x' | 'y' | 'width' | 'height', number>>) =>
  expect.poll(() => target.boundingBox()).toMatchObject(box);

/** Longer than the hover delay of a card. */
async function letHoverPass(page: Page): Promise<void> {
  await page.clock.runFor(1000);
  await letDraw(page);
}

test('PREV-01 PREV-02 PREV-03 PREV-14 hovering shows the card 20 px from the top and the far side', async ({
  page,
}) => {
  await openList(page);
  const preview = page.locator('.hover-card');
  await tile(page, 0).hover();
  await expect(preview).toBeVisible();
  // It slides in.
  await expect.poll(async () => (await preview.boundingBox())?.y).toBe(20);
  const right = (await preview.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(right.y).toBe(20);
  expect(VIEWPORTS.desktop.width - right.x - right.width).toBe(20);
  expect(right.width).toBeLessThanOrEqual(VIEWPORTS.desktop.width * 0.5);
  expect(right.height).toBeLessThanOrEqual(VIEWPORTS.desktop.height * 0.7);
  expect(await preview.evaluate((node) => getComputedStyle(node).zIndex)).toBe('9999');

  await tile(page, 4).hover();
  await expect.poll(async () => (await preview.boundingBox())?.x).toBe(20);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});

test('PREV-04 PREV-05 PREV-06 PREV-07 PREV-08 PREV-09 PREV-14 the preview window is moved, resized, closed and remembers its size', async ({
  page,
}) => {
  await openList(page);
  await tile(page, 0).focus();
  await page.keyboard.press('p');
  const window = page.getByRole('dialog', { name: 'Card preview' });
  await expectBox(window, { x: 520, y: 170, width: 400, height: 560 });
  expect(await window.evaluate((node) => getComputedStyle(node).zIndex)).toBe('10000');

  await page.mouse.move(600, 190);
  await page.mouse.down();
  await page.mouse.move(650, 160, { steps: 4 });
  await page.mouse.up();
  await expectBox(window, { x: 570, y: 140 });

  const corner = { x: 570 + 392, y: 140 + 552 };
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x - 100, corner.y, { steps: 4 });
  await page.mouse.up();
  await expectBox(window, { width: 300, height: 420 });

  const grip = window.getByRole('button', { name: /^Move with the arrow keys/ });
  await grip.focus();
  await page.keyboard.press('ArrowLeft');
  await expectBox(window, { x: 554 });
  await page.keyboard.press('Shift+ArrowRight');
  await expectBox(window, { width: 316 });
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expectBox(window, { width: 200, height: 280 });

  await window.getByRole('button', { name: 'Close preview' }).click();
  await expect(window).toBeHidden();
  await tile(page, 0).focus();
  await page.keyboard.press('p');
  await expectBox(window, { width: 200, height: 280, x: 620 });
  // It stays in the viewport when it is dragged out or when the viewport shrinks.
  const place = (await window.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(place.x + 60, place.y + 20);
  await page.mouse.down();
  await page.mouse.move(VIEWPORTS.desktop.width + 300, -300, { steps: 4 });
  await page.mouse.up();
  await expectBox(window, { x: VIEWPORTS.desktop.width - 200, y: 0 });
  await page.setViewportSize({ width: 900, height: 700 });
  await expectBox(window, { x: 700, y: 0, width: 200, height: 280 });
  await page.setViewportSize(VIEWPORTS.desktop);

  const stored = await page.evaluate(() => localStorage.getItem('floatingPreviewSize') ?? '');
  expect(JSON.parse(stored)).toEqual({ width: 200, height: 280 });
  await page.reload();
  await expect(tile(page, 0)).toBeVisible();
  await tile(page, 0).focus();
  await page.keyboard.press('p');
  await expectBox(window, { width: 200, height: 280, x: 620 });
});

test('PREV-10 PREV-11 PREV-12 PREV-13 a pinned card stays while others are hovered and closes on navigation', async ({
  page,
}) => {
  await page.clock.install();
  await openList(page);
  const hovered = await watchFor(page, '.hover-card');
  await tile(page, 0).focus();
  await page.keyboard.press('p');
  const window = page.getByRole('dialog', { name: 'Card preview' });
  // A picture or the face drawn instead; both have this name.
  const pinned = window.getByRole('img', { name: /^Snowfield Harrow \(One Arm\), White UNIT/ });
  await expect(pinned).toBeVisible();
  await tile(page, 5).hover();
  await letHoverPass(page);
  await expect(pinned).toBeVisible();
  expect(await hovered()).toBe(0);
  await window.getByRole('button', { name: 'Unpin' }).click();
  await tile(page, 5).hover();
  await expect(pinned).toHaveCount(0);
  await expect(window.getByRole('img').first()).toBeVisible();

  await page.getByRole('link', { name: 'Deckframe' }).first().click();
  await expect(page).not.toHaveURL(/cardlist/);
  await expect(window).toBeHidden();
});

test('PREV-15 the hover preview follows its preference', async ({ page }) => {
  await page.clock.install();
  const preview = page.locator('.hover-card');
  const choose = async (on: boolean) => {
    await goWithin(page, '/v3/gundam/settings');
    await page.getByRole('switch', { name: /^Preview on hover/ }).setChecked(on);
  };
  await openList(page);
  await tile(page, 0).hover();
  await letHoverPass(page);
  await expect(preview).toBeVisible();

  await choose(false);
  await goWithin(page, LIST);
  await expect(tile(page, 0)).toBeVisible();
  const hovered = await watchFor(page, '.hover-card');
  // The window uses the same script, so a preview would appear without loading.
  await tile(page, 0).focus();
  await page.keyboard.press('p');
  const window = page.getByRole('dialog', { name: 'Card preview' });
  await window.getByRole('button', { name: 'Close preview' }).click();
  await expect(window).toBeHidden();
  await tile(page, 1).hover();
  await letHoverPass(page);
  await page.keyboard.down(' ');
  await letHoverPass(page);
  await page.keyboard.up(' ');
  expect(await hovered()).toBe(0);

  await choose(true);
  await goWithin(page, LIST);
  await expect(tile(page, 0)).toBeVisible();
  await tile(page, 1).hover();
  await letHoverPass(page);
  await expect(preview).toBeVisible();
});

test('holding Space keeps the preview open', async ({ page }) => {
  await openList(page);
  await tile(page, 0).focus();
  await page.keyboard.down(' ');
  await expect(page.locator('.hover-card')).toBeVisible();
  await page.keyboard.up(' ');
  await expect(page.locator('.hover-card')).toBeHidden();
});
