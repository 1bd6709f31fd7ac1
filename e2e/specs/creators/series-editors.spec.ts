import { openSomebody } from '../../community.ts';
import { expect, test } from '../../test.ts';
import { writeByApi } from '../../write-by-api.ts';

test('CUST-03 two concurrent editors lose nothing: different cells merge, the same cell is a conflict, and a removed editor is refused', async ({
  browser,
  database,
  page,
  signIn,
  stack,
}) => {
  const first = await signIn({ username: 'FirstEditor' });
  const second = await openSomebody(browser, database, stack, { username: 'SecondEditor' });
  const theirs = second.page;
  const call = (path: string, data: object) =>
    writeByApi(page.request, `/api/games/gundam/custom-series${path}`, { data });
  const { id } = await call('', { name: 'Shared Road', description: '' });
  await call(`/${id}/cards`, { fields: { name: 'Courier', cost: '2' } });

  // The second editor is invited, and works on the series after accepting.
  await page.goto(`/v3/gundam/custom?series=${id}`);
  await page.getByLabel('Invite a member by name').fill(second.member.username);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(
    page.getByRole('button', { name: `Withdraw the invitation of ${second.member.username}` }),
  ).toBeVisible();
  await theirs.goto(`/v3/gundam/custom?series=${id}`);
  await expect(theirs.getByText('invites you to work on this series')).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Members' })).toBeHidden();
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs.getByRole('heading', { name: 'Members' })).toBeVisible();

  for (const tab of [page, theirs]) {
    await tab.locator('.fan-cards button').first().click();
  }
  const cost = (tab: typeof page) => tab.getByLabel('Cost', { exact: true });
  const name = (tab: typeof page) => tab.getByLabel('Name', { exact: true });
  const save = async (tab: typeof page) => tab.getByRole('button', { name: 'Save card' }).click();
  const saved = async (tab: typeof page) =>
    expect(tab.getByRole('button', { name: 'Save card' })).toBeHidden();

  // Changes of different cells are both saved.
  await cost(page).fill('3');
  await name(theirs).fill('Night Courier');
  await save(page);
  await saved(page);
  await save(theirs);
  await saved(theirs);
  await expect(theirs.locator('.fan-cards')).toContainText('Night Courier');
  await page.reload();
  await page.locator('.fan-cards button').first().click();
  await expect(name(page)).toHaveValue('Night Courier');
  await expect(cost(page)).toHaveValue('3');

  // Same cell: the second editor sees the stored value, with their own text still there.
  await theirs.locator('.fan-cards button').first().click();
  await cost(page).fill('4');
  await cost(theirs).fill('9');
  await save(page);
  await saved(page);
  await save(theirs);
  await expect(
    theirs.getByText(`${first.username} has changed this card in the meantime`),
  ).toBeVisible();
  await expect(cost(theirs)).toHaveValue('9');
  await theirs.getByRole('button', { name: 'Continue with my words' }).click();
  await save(theirs);
  await saved(theirs);
  await page.reload();
  await page.locator('.fan-cards button').first().click();
  await expect(cost(page)).toHaveValue('9');

  // Removed immediately, while a card is being edited.
  await theirs.locator('.fan-cards button').first().click();
  await name(theirs).fill('Taken over');
  await page.getByRole('button', { name: `Remove ${second.member.username}` }).click();
  await expect(page.getByRole('button', { name: `Remove ${second.member.username}` })).toBeHidden();
  await Promise.all([
    expect(theirs.getByText('Series not found').first()).toBeVisible(),
    save(theirs),
  ]);
  await page.reload();
  await expect(page.locator('.fan-cards')).toContainText('Night Courier');
  await second.close();
});
