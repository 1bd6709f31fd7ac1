import { findViolations } from '../../find-violations.ts';
import { expect, ownName, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';

/** A game in which no test looks for ads. */
const GAME = 'opcg';
const ADS = `/v3/${GAME}/admin/ads`;

test('an administrator creates, changes and deletes an ad; others are refused', async ({
  page,
  context,
  signIn,
}) => {
  const [night, evening] = [ownName('Harbor night '), ownName('Harbor evening ')];
  await signIn({ roles: ['Administrator'] });
  await page.goto(ADS);
  await page.getByRole('button', { name: 'New ad' }).click();
  const form = page.getByRole('dialog', { name: 'New ad' });
  await form.getByLabel('Title').fill(night);
  await form.getByLabel('Text', { exact: true }).fill('Friday by the water');
  await form.getByLabel('Button').fill('Come along');
  await form.getByLabel('Game').selectOption(GAME);
  await form.getByLabel('Leads to').fill('javascript:alert(1)');
  await expect(form.getByText('Not an address that ads may lead to.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await form.getByLabel('Leads to').fill('/decklists');
  await expect(form.locator('.ad-preview')).toContainText('Friday by the water');
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Ad saved.');
  const row = page.locator('.ad-row', { hasText: night });
  await expect(row).toContainText('Running');
  await expect(row).toContainText(GAME);

  await row.getByRole('button', { name: `Edit ${night}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit ad' });
  await edit.getByLabel('Title').fill(evening);
  await edit.getByRole('button', { name: 'Save' }).click();
  const changed = page.locator('.ad-row', { hasText: evening });
  await changed.getByRole('button', { name: `Delete ${evening}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Ad deleted.');
  await expect(changed).toHaveCount(0);

  await context.clearCookies();
  await signIn();
  await page.goto(ADS);
  await expect(page.getByText('Insufficient permissions').first()).toBeVisible();
});
