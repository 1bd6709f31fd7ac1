import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { expect, ownName, test } from '../../test.ts';
import { writeByApi } from '../../write-by-api.ts';

test("an operator bans a word, and a member sees the refusal; a colleague's save in between is shown", async ({
  page,
  browser,
  database,
  signIn,
  stack,
}) => {
  await signIn({ username: 'Word Writer' });
  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  const office = admin.page;
  await office.goto('/v3/gundam/admin/texts');
  const words = office.getByLabel('Words', { exact: true });
  const listed = ownName('zorkle');
  await words.fill(`${listed}\n***`);
  await expect(office.getByText('Nothing can be found by this line: ***')).toBeVisible();
  await expect(office.getByRole('button', { name: 'Save' })).toBeDisabled();
  await words.fill(listed);
  // After a save, the form refetches the rules. Only a colleague's save after that conflicts.
  const reread = office.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/admin/writing-rules') && answer.request().method() === 'GET',
  );
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText(/^Version \d+, Member/)).toBeVisible();
  await reread;
  expect(await findViolations(office)).toEqual([]);

  await page.goto('/v3/gundam/cards/ST01-003');
  await page.getByLabel('Your comment').fill(`What a Z${listed.slice(1)}!`);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText(`This cannot be written here: ${listed}`)).toBeVisible();

  await words.fill(`${listed}\nother`);
  const rules = await office.request.get('/api/admin/writing-rules');
  const { author: _author, at: _at, ...stored } = await rules.json();
  await writeByApi(office.request, '/api/admin/writing-rules', {
    method: 'PUT',
    data: { ...stored, words: [] },
  });
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('saved in the meantime.')).toBeVisible();
  await office.getByRole('button', { name: 'Take theirs' }).click();
  await expect(words).toHaveValue('');
  await admin.close();
});
