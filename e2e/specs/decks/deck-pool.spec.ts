import { openBuilder } from '../../decks.ts';
import { expect, test } from '../../test.ts';

test('unreleased cards show their date and come last in the builder', async ({ page }) => {
  // Before the release date of the set.
  await page.clock.setFixedTime('2026-11-18T12:00:00Z');
  await openBuilder(page);
  await expect(page.locator('.tile__new--later')).toHaveCount(0);
  const grid = page.getByRole('grid');
  await grid.locator('[data-index="0"]').focus();
  await page.keyboard.press('End');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const tab = page.locator('.tile__new--later').first();
  await expect(tab).toHaveText(/^Unreleased, [A-Z][a-z]+ \d{1,2}, 20\d\d$/);
});

test('the pool shows no count before its cards are loaded', async ({ page }) => {
  const counts: string[] = [];
  await page.exposeFunction('noteCount', (text: string) => counts.push(text));
  await page.addInitScript(() => {
    const note = (window as unknown as { noteCount: (text: string) => void }).noteCount;
    new MutationObserver(() => {
      const text = document.querySelector('.pool__count')?.textContent;
      if (text) note(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openBuilder(page);
  await expect(page.locator('.pool__count')).toHaveText(/^[1-9]\d* cards$/);
  expect(counts.length).toBeGreaterThan(0);
  expect(counts).not.toContain('0 cards');
});

test('at 200 percent zoom a whole card is visible between the bars', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openBuilder(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  const top = page.locator('.pool__top');
  await expect
    .poll(async () => {
      const bottom = await top.evaluate((bar) => bar.getBoundingClientRect().bottom);
      const dock = await page.locator('.dock').evaluate((bar) => bar.getBoundingClientRect().top);
      return dock - Math.max(0, bottom);
    })
    .toBeGreaterThan(300);
});
