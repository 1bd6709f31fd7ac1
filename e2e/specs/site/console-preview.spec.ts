import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { Header } from '../../header.ts';
import { expect, test } from '../../test.ts';

const GAME = '/v3/ua';

test('an operator previews a config change as a visitor in one tab, invisible to others', async ({
  page: visitor,
  browser,
  database,
  stack,
}) => {
  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  const office = admin.page;
  await office.goto(`${GAME}/admin/game`);
  await office
    .getByRole('group', { name: 'Leaderboard', exact: true })
    .getByRole('radio', { name: 'Off' })
    .check();
  const opened = office.waitForEvent('popup');
  await office.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByText('Preview as a visitor: not saved')).toBeVisible();
  const names = async (header: Header) =>
    (await header.entries('Community')).map(({ name }) => name);
  expect(await names(new Header(preview))).not.toContain('Leaderboard');
  await preview.keyboard.press('Escape');
  expect(await findViolations(preview)).toEqual([]);

  await visitor.goto(`${GAME}/`);
  expect(await names(new Header(visitor))).toContain('Leaderboard');
  await preview.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(preview.getByText('Preview as a visitor: not saved')).toHaveCount(0);
  expect(await names(new Header(preview))).toContain('Leaderboard');
  await admin.close();
});
