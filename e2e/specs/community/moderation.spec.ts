import { createDecks, openSomebody } from '../../community.ts';
import { openVisitor } from '../../decks.ts';
import { goWithin } from '../../go-within.ts';
import { expect, ownName, test } from '../../test.ts';

const NAME = 'Wandering lantern';
const REASON = 'It shows an address of somebody.';

test('a moderator removes a deck with a reason, its owner reads it in both languages, and a moderator restores it', async ({
  page,
  browser,
  database,
  signIn,
  stack,
}) => {
  const { id } = await signIn();
  const [deck] = await createDecks(database, [{ userId: id, name: NAME }]);
  const address = `/v3/gundam/deck/${deck}`;
  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  const visitors = await openVisitor(browser, stack.origin);
  const visitor = await visitors.newPage();
  const heading = { level: 1, name: NAME } as const;
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', heading)).toBeVisible();

  await admin.page.goto(address);
  await admin.page.getByRole('button', { name: 'More', exact: true }).click();
  await admin.page.getByRole('menuitem', { name: 'Hide from public …' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Hide from public' });
  await dialog.getByRole('button', { name: 'Remove deck' }).click();
  await expect(dialog.getByText('Say in a few words what is wrong.')).toBeVisible();
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Remove deck' }).click();
  await expect(dialog).toHaveCount(0);
  const notice = admin.page.locator('.notice', { hasText: REASON });
  await expect(notice).toContainText('A moderator has hidden this deck.');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Failed to load deck' })).toBeVisible();
  await expect(visitor.getByRole('heading', heading)).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: 'Public decklists' }).first()).toBeVisible();

  await page.goto('/v3/gundam/mydecks');
  await expect(page.locator('.deck-card', { hasText: NAME })).toContainText(
    `Hidden by a moderator: ${REASON}`,
  );
  await goWithin(page, address);
  await expect(page.locator('.notice', { hasText: `Reason: ${REASON}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore deck' })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('.notice', { hasText: `Grund: ${REASON}` })).toContainText(
    'Ein Moderator hat dieses Deck verborgen.',
  );

  await notice.getByRole('button', { name: 'Restore deck' }).click();
  await expect(notice).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', heading)).toBeVisible();
  await visitors.close();
  await admin.close();
});

test('an owner appeals a removal once, a moderator lifts it, and the owner sees the result', async ({
  page,
  browser,
  database,
  signIn,
  stack,
}) => {
  const { id } = await signIn();
  const [deck] = await createDecks(database, [{ userId: id, name: NAME }]);
  await database
    .updateTable('decklists')
    .set({ moderated_at: new Date(), moderation_reason: REASON })
    .where('gameid', '=', 'gundam')
    .where('user_id', '=', id)
    .execute();
  const address = `/v3/gundam/deck/${deck}`;
  const words = ownName('The address is my own shop ');
  await page.goto('/v3/gundam/mydecks');
  await page.locator('.deck-card', { hasText: NAME }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'See the removal, appeal …' }).click();
  const notice = page.locator('.notice', { hasText: REASON });
  await notice.getByRole('button', { name: 'Appeal …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Appeal' });
  await dialog.getByRole('button', { name: 'Send appeal' }).click();
  await expect(dialog.getByText('Say in a few words why.')).toBeVisible();
  await dialog.getByLabel('Why should it be public again?').fill(words);
  await dialog.getByRole('button', { name: 'Send appeal' }).click();
  await expect(notice).toContainText('Your appeal is waiting for a moderator.');

  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  await admin.page.goto('/v3/gundam/admin/reports');
  await admin.page.getByRole('button', { name: words }).click();
  const entry = admin.page.locator('.report', { hasText: words });
  await expect(entry).toContainText(`Removed because: ${REASON}`);
  await entry.getByLabel('Answer').fill('We see it now.');
  await entry.getByRole('button', { name: 'Restore it' }).click();
  await expect(entry).toHaveCount(0);
  await admin.close();

  await page.goto('/v3/gundam/mydecks');
  const outcome = page.locator('.notice', { hasText: 'We see it now.' });
  await expect(outcome).toContainText(`“${NAME}” is public again.`);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
