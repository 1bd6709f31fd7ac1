import { openBuilder, poolTile } from '../../decks.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

for (const [name, viewport] of Object.entries({
  desktop: VIEWPORTS.desktop,
  phone: VIEWPORTS.phone,
})) {
  test(`DECK-49 TOAST-04 TOAST-10 on a ${name} the insight is a toast, and a strip lists missed ones`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.install();
    await openBuilder(page);
    await page.evaluate(() =>
      localStorage.setItem('gundam_storedDecklist', '4 x GD01-001\n4 x GD01-002\n4 x GD01-003'),
    );
    await page.reload();
    await expect(poolTile(page, 0)).toBeVisible();
    const toast = page.locator('.toast--live[data-kind="insight"]');
    await expect(toast).toContainText('This deck is Blue.');
    await expect(toast.getByRole('button', { name: 'Apply' })).toBeVisible();
    await page.clock.runFor(4000);
    await expect(toast).toHaveCount(0);
    if (name === 'phone') await page.locator('.dock').getByRole('button').first().click();
    const strip = page.locator('.strip').filter({ hasText: 'This deck is Blue.' });
    await expect(strip).toBeVisible();
    await strip.getByRole('button', { name: 'Apply' }).click();
    await expect(strip).toHaveCount(0);
    if (name === 'phone') await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'Search cards' })).toHaveValue(/color:blue/i);
  });
}
