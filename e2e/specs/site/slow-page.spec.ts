import { setTimeout as wait } from 'node:timers/promises';
import { currentLimits } from '../../current-limits.ts';
import { expect, test } from '../../test.ts';

test('an expectation fails on a page that takes six seconds', async ({ page }) => {
  await page.goto('/v3/gundam/leaderboard');
  const table = page.getByRole('main').getByRole('table');
  await expect(table).toBeVisible();
  // Six seconds on a quiet machine, scaled with the other limits.
  const slowMs = currentLimits().expectation * 1.2;
  await page.route('**/api/leaderboard*', async (route) => {
    await wait(slowMs);
    await route.fallback().catch(() => undefined);
  });
  await page.reload();
  await expect(expect(table).toBeVisible()).rejects.toThrow(/Timeout/);
});
