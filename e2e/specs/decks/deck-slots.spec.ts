import type { Page } from '@playwright/test';
import { deckPanel, openBuilder, poolTile, saveDeck } from '../../decks.ts';
import { goWithin } from '../../go-within.ts';
import { hideLock, PASSES_LOCKS } from '../../locked-game.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

const verdict = (page: Page) => page.locator('.deck-verdict').first();
const slot = (page: Page, name: string) =>
  deckPanel(page).getByRole('region', { name, exact: true });

test('required slots are in the builder from the start, and a full main deck without them is unfinished', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openBuilder(page, '/v3/gundam/deckbuilder');
  await expect(slot(page, 'Resource deck')).toContainText('0 / 10');
  await expect(verdict(page)).toHaveText('Unfinished · Main deck 0 / 50, Resource deck 0 / 10');

  await page.keyboard.press('Control+i');
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const lines = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13].map(
    (at) => `4 x ST01-${String(at).padStart(3, '0')}`,
  );
  await dialog.getByRole('textbox').fill([...lines, '2 x ST01-014'].join('\n'));
  await dialog.getByRole('button', { name: 'Check list' }).click();
  await dialog.getByRole('button', { name: 'Replace the deck' }).click();
  await expect(page.locator('.deck-vitals__count b').first()).toHaveText('50');
  await expect(verdict(page)).toHaveText('Unfinished · Resource deck 0 / 10');

  // A filter that no resource matches does not hide them.
  await page.locator('.pool-types button').first().click();
  await slot(page, 'Resource deck').getByRole('button').click();
  await expect(page.locator('.pool__count')).not.toContainText(/\d{3}/);
  await poolTile(page, 0).click();
  const fill = slot(page, 'Resource deck').getByRole('button', { name: 'Fill 10' });
  await fill.click();
  await expect(fill).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(slot(page, 'Resource deck')).toContainText('1 / 10');
  await fill.click();
  await slot(page, 'Resource deck').locator('.deck-row__main').hover();
  await expect(page.locator('.hover-card')).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.locator('.hover-card')).toBeHidden();
  await expect(slot(page, 'Resource deck')).toContainText('10 / 10');
  await expect(verdict(page)).toHaveText('Legal');

  const id = await saveDeck(page);
  await goWithin(page, `/v3/gundam/deck/${id}`);
  await expect(verdict(page)).toHaveText('Legal');
  await goWithin(page, '/v3/gundam/mydecks');
  await expect(page.locator('.deck-card').first()).toBeVisible();
  await expect(page.getByText('Unfinished')).toHaveCount(0);
});

test('a second leader is offered as a swap with one click each way', async ({ page }) => {
  await openBuilder(page, '/v3/opcg/deckbuilder');
  await expect(slot(page, 'Leader')).toContainText('0 / 1');
  await slot(page, 'Leader').getByRole('button').click();
  await expect(page.locator('.pool-types [aria-label="Leader"]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // The button changes immediately, the cards a moment later.
  await expect(page.locator('.pool__count')).not.toContainText(/\d{3}/);
  await poolTile(page, 0).click();
  await expect(slot(page, 'Leader')).toContainText('1 / 1');
  const rows = slot(page, 'Leader').locator('[data-cardno]');
  const first = await rows.getAttribute('data-cardno');
  await poolTile(page, 1).click();
  await page.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(rows).not.toHaveAttribute('data-cardno', String(first));
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(rows).toHaveAttribute('data-cardno', String(first));
});

test('a deck chooses its energy, which is saved with it', async ({ page, signIn }) => {
  await signIn(PASSES_LOCKS);
  await hideLock(page, 'pocket');
  await openBuilder(page, '/v3/pocket/deckbuilder');
  await expect(slot(page, 'Energy')).toContainText('0 / 1–3');
  await expect(verdict(page)).toContainText('Energy 0 / 1');
  const fire = slot(page, 'Energy').getByRole('button', { name: 'Fire' });
  await fire.click();
  await expect(verdict(page)).not.toContainText('Energy');
  await poolTile(page, 0).click();
  const id = await saveDeck(page);
  await page.reload();
  await expect(fire).toHaveAttribute('aria-pressed', 'true');
  await goWithin(page, `/v3/pocket/deck/${id}`);
  await expect(page.locator('.deck-hero__tags')).toContainText('Fire');
  await goWithin(page, '/v3/pocket/mydecks');
  await expect(page.locator('.deck-card').first()).toContainText('Unfinished');
});

test('the phone shows missing slots beside the deck, and a slot links to its cards', async ({
  page,
}) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await openBuilder(page, '/v3/opcg/deckbuilder');
  await expect(page.locator('.dock .deck-verdict')).toHaveText('Unfinished');
  await page.getByRole('button', { name: 'Deck', exact: true }).click();
  await slot(page, 'Leader').getByRole('button').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.pool-types [aria-label="Leader"]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
