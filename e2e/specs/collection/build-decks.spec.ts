import { createDecks } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { expect, test } from '../../test.ts';
import { VIEWPORTS } from '../../viewports.ts';

test('build decks: ready decks, contested cards, the most decks at once, sleeved decks', async ({
  page,
  database,
  signIn,
}) => {
  const member = await signIn();
  const deck = (name: string, cards: string) => ({ userId: member.id, name, cards });
  await createDecks(database, [
    deck('Both sides', '2 x ST01-001\n2 x ST01-002'),
    deck('First half', '2 x ST01-001'),
    deck('Second half', '2 x ST01-002'),
    deck('Far away', '4 x ST01-009'),
  ]);
  await page.goto('/v3/gundam/collection/add');
  const line = page.getByRole('textbox', { name: 'Numbers of your cards' });
  await line.fill('st01 1 x2, 2 x2');
  await expect(page.locator('.planned')).toHaveCount(2);
  await line.press('Enter');
  await expect(page.locator('.collection-bar')).toContainText('All changes saved');

  await goWithin(page, '/v3/gundam/mydecks');
  await page.getByRole('link', { name: 'What can I build?' }).click();
  const decks = page.getByRole('region', { name: 'Your decks' });
  await expect(decks).toContainText('3 can be built now');
  await expect(decks.getByRole('listitem').filter({ hasText: 'Far away' })).toContainText(
    'Short 4',
  );
  const plan = page.getByRole('region', { name: 'The most decks at once' });
  await expect(plan).toContainText('2 decks stand');
  await expect(plan).toContainText('More is not possible');
  await plan.getByText('First half').click();
  await expect(plan).toContainText('ST01-001');
  await expect(page.getByRole('region', { name: 'Cards they fight over' })).toContainText(
    'Both sides ×2',
  );
  expect(await findViolations(page)).toEqual([]);

  // A sleeved deck uses its copies, so other decks can no longer be built.
  const sleeved = page.getByRole('switch', { name: 'Both sides is sleeved up' });
  // Not `check`, which expects the change immediately; it is shown after pending reads are
  // cancelled.
  await sleeved.click({ force: true });
  await expect(sleeved).toBeChecked();
  await expect(plan).toContainText('1 deck stands');
  await expect(decks.getByRole('listitem').filter({ hasText: 'First half' })).toContainText(
    'Short 2',
  );
  await page.setViewportSize(VIEWPORTS.phone);
  await expect(plan).toBeVisible();
  const isWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isWide()).toBe(false);
});
