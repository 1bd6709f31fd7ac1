import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../test.ts';

/** The kit page shows real toasts of every kind. */
async function openKit(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/v3/gundam/dev/kit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.toasts').first()).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const raise = async (page: Page, kind: string): Promise<Locator> => {
  await page.getByRole('button', { name: new RegExp(`^${kind} \\d`) }).click();
  await page.clock.runFor(100);
  const toast = page.locator(`.toast--live[data-kind="${kind}"]`);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 10);
  return toast;
};

/**
 * Expects the toast just before its time is over, and not just after (including its exit
 * animation).
 */
const expectGoneAfter = async (page: Page, toast: Locator, seconds: number): Promise<void> => {
  await page.clock.runFor(seconds * 1000 - 400);
  await expect(toast).toBeVisible();
  await expect(toast).not.toHaveAttribute('data-ending-style', /.*/);
  await page.clock.runFor(900);
  await expect(toast).toHaveCount(0);
};

/** Lets the time of all toasts run out. */
const clear = async (page: Page): Promise<void> => {
  await page.clock.runFor(10_000);
  await expect(page.locator('.toast--live')).toHaveCount(0);
};

/** Duration of each kind, with its ledger row. */
const TIMES = [
  ['TOAST-08', 'success', 4],
  ['TOAST-08', 'error', 6],
  ['TOAST-08', 'info', 4],
  ['TOAST-08', 'warning', 5],
  ['TOAST-09', 'generic', 3],
  ['TOAST-07', 'store', 4],
  ['TOAST-10', 'insight', 3],
  ['TOAST-10', 'exp', 3],
  ['TOAST-10', 'levelUp', 4],
] as const;

test('TOAST-01 TOAST-07 TOAST-08 TOAST-09 TOAST-10 each kind closes by itself after its time', async ({
  page,
}) => {
  await openKit(page);
  for (const [row, kind, seconds] of TIMES) {
    await test.step(`${row} ${kind}: ${seconds} s`, async () => {
      await expectGoneAfter(page, await raise(page, kind), seconds);
    });
  }
});

test('TOAST-01 TOAST-02 TOAST-03 toasts stack at bottom-right on a dark background, plain kinds look different and errors are assertive', async ({
  page,
}) => {
  await openKit(page);
  for (const kind of ['success', 'info', 'error']) await raise(page, kind);
  await page.clock.runFor(400);
  const stack = page.locator('.toasts[data-position="bottom-right"] .toast--live');
  await expect(stack).toHaveCount(3);
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const front = await stack.last().boundingBox();
  const newest = await page.locator('.toast--live[data-kind="error"]').boundingBox();
  for (const box of [front, newest]) {
    expect(box?.x ?? 0).toBeGreaterThan(viewport.width / 2);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(viewport.height / 2);
  }
  const luminance = await stack.first().evaluate((toast) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) return 1;
    canvas.fillStyle = getComputedStyle(toast).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 255, green = 255, blue = 255] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 765;
  });
  expect(luminance).toBeLessThan(0.25);
  await clear(page);

  const colours = new Set<string>();
  for (const kind of ['success', 'error', 'info', 'warning']) {
    const toast = await raise(page, kind);
    await expect(toast).toHaveAttribute('role', kind === 'error' ? 'alert' : 'status');
    const icon = toast.locator('svg').first();
    colours.add(await icon.evaluate((svg) => getComputedStyle(svg).color));
    await toast.getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
  }
  expect(colours.size).toBe(4);
});

test('C-51 TOAST-04 TOAST-05 TOAST-06 three kinds of toasts have their own design', async ({
  page,
}) => {
  await openKit(page);
  const warning = await raise(page, 'warning');
  const place = await warning.boundingBox();
  expect(place?.x ?? 0, 'the deck cooldown warning asks for top-right').toBeGreaterThan(700);
  expect(place?.y ?? 900).toBeLessThan(200);

  const insight = await raise(page, 'insight');
  for (const name of [/^apply/i, /^dismiss/i]) {
    const button = insight.getByRole('button', { name });
    const box = await button.boundingBox();
    expect(box?.width).toBe(box?.height);
    const radius = await button.evaluate((element) => getComputedStyle(element).borderRadius);
    expect(radius).toMatch(/50%|999|9999|[12]\dpx/);
  }
  await insight.getByRole('button', { name: /^dismiss/i }).click();
  await page.clock.runFor(1000);
  await expect(insight).toHaveCount(0);

  await expect(await raise(page, 'exp')).toContainText('+500');
  const levelUp = await raise(page, 'levelUp');
  await expect(levelUp).toContainText('43');
  await expect(levelUp).toContainText(/level up/i);
  await clear(page);

  const held = await raise(page, 'success');
  await held.hover();
  await page.clock.runFor(20_000);
  await expect(held, 'a toast waits while the pointer rests on it').toBeVisible();
  await page.keyboard.press('F6');
  expect(await page.evaluate(() => document.activeElement?.closest('.toasts') !== null)).toBe(true);
});
