import { openBuilder } from '../../decks.ts';
import { RETURNING_VISITOR } from '../../returning-visitor.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

const DRAFT = '4 x GD01-001\n4 x GD01-002\n4 x GD01-003';

test.use({ stored: { ...RETURNING_VISITOR, gundam_storedDecklist: DRAFT } });

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
