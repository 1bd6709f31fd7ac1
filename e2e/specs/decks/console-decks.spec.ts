import { createDecks, openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { expect, ownName, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';
import { VIEWPORTS } from '../../viewports.ts';

test('ADMIN-01 DLIST-14 an administrator locks a deck from its page and makes it a starter deck; its owner finds it locked', async ({
  page,
  browser,
  database,
  signIn,
  stack,
}) => {
  const { id: userId } = await signIn();
  const name = ownName('Anchor Line ');
  const [deckId = ''] = await createDecks(database, [{ userId, name, cards: '4 x ST01-001' }]);
  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  const office = admin.page;
  await office.goto(`/v3/gundam/deck/${deckId}`);
  await office.getByRole('button', { name: 'More', exact: true }).click();
  await office.getByRole('menuitem', { name: 'Lock or make a starter deck …' }).click();
  await expect(office).toHaveURL(new RegExp(`/admin/decks\\?search=${deckId}`));
  await office.getByRole('button', { name: `Lock ${name.trim()}` }).click();
  await expectToast(office, 'The deck is locked.');
  await office.getByRole('button', { name: `Make ${name.trim()} a starter deck` }).click();
  await expectToast(office, 'It is a starter deck now.');
  for (const size of [VIEWPORTS.phone, VIEWPORTS.tablet, VIEWPORTS.desktop]) {
    await office.setViewportSize(size);
    expect(await findViolations(office)).toEqual([]);
  }
  // Without a search, the tool lists starter decks.
  await office
    .getByRole('navigation', { name: 'Tools' })
    .getByRole('link', { name: 'Decks' })
    .click();
  await expect(office.getByRole('link', { name: name.trim() })).toBeVisible();

  await page.goto(`/v3/gundam/deck/${deckId}`);
  await expect(page.getByText('Starter deck', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await goWithin(page, '/v3/gundam/mydecks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // It stays in the list of recently opened decks.
  await expect(page.getByRole('article').filter({ hasText: name.trim() })).toHaveCount(0);
  await goWithin(page, '/v3/gundam/admin/decks');
  await expect(page.getByRole('main')).toContainText('Insufficient permissions');
  await admin.close();
});
