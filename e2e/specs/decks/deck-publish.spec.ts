import { deckName, openBuilder, poolTile, saveDeck } from '../../decks.ts';
import { goWithin } from '../../go-within.ts';
import { waitForOverlays } from '../../overlays.ts';
import { expect, test } from '../../test.ts';

test('a deck without a name gets a suggestion; publishing shows its place; the public list explains why own decks are missing', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openBuilder(page);
  await poolTile(page, 0).click();
  // The offer disappears after a while, but not while the pointer is on it.
  const use = page.getByRole('button', { name: 'Use this name' });
  await Promise.all([saveDeck(page), use.hover()]);
  await use.click();
  await expect(deckName(page)).not.toHaveValue('');

  await page.getByRole('button', { name: /^Visibility/ }).click();
  await page.getByRole('menuitem', { name: /^Public/ }).click();
  const published = page.locator('.toast', { hasText: 'Published' });
  const offer = published.getByRole('button', { name: 'Share' });
  await Promise.all([saveDeck(page), offer.hover()]);
  await offer.click();
  const share = page.getByRole('dialog', { name: 'Share' });
  await expect(share).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toHaveCount(0);
  // Its history entry is removed a moment later; a navigation in between would be cancelled.
  await waitForOverlays(page, 0);

  await goWithin(page, '/v3/gundam/decklists');
  await expect(page.getByText('Your own decks are not listed here.')).toBeVisible();
  await expect(page.getByText('No public decks yet.')).toHaveCount(0);
  await page.locator('.decklists__own').getByRole('link', { name: 'My decks' }).click();
  await expect(page).toHaveURL(/\/mydecks$/);
});
