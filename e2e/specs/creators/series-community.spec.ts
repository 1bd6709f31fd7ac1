import sharp from 'sharp';
import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import { goWithin } from '../../go-within.ts';
import { expect, test } from '../../test.ts';
import { expectToast } from '../../toasts-shown.ts';
import { writeByApi } from '../../write-by-api.ts';

const REASON = 'The art is taken from elsewhere.';

test('a series is liked, commented on, reported and hidden; its owner follows the notice, reads why and appeals; a picture is cropped by keyboard @slow', async ({
  browser,
  database,
  page,
  signIn,
  stack,
}) => {
  await signIn({ username: 'SeriesOwner' });
  const call = (method: 'POST' | 'PUT', path: string, data: object) =>
    writeByApi(page.request, `/api/games/gundam/custom-series${path}`, { method, data });
  const { id } = await call('POST', '', { name: 'Lantern Coast', description: '' });
  const fields = { name: 'Wickbearer', categorydata: 'UNIT', cost: '2', apdata: '90' };
  await call('POST', `/${id}/cards`, { fields });
  await call('PUT', `/${id}/publication`, { is_published: true, artIsFree: true });
  const address = `/v3/gundam/custom?series=${id}`;

  const fan = await openSomebody(browser, database, stack, { username: 'SeriesLover' });
  await fan.page.goto(address);
  await fan.page.getByRole('button', { name: 'Like, 0 so far' }).click();
  await expect(fan.page.getByRole('button', { name: 'Like, 1 so far' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await fan.page.getByLabel('Your comment').fill('A lovely coast.');
  await fan.page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(fan.page.locator('.comment')).toContainText('A lovely coast.');
  await fan.page.getByRole('button', { name: 'Report', exact: true }).first().click();
  await fan.page.getByLabel('What is wrong with it?').fill('Copied art');
  await fan.page.getByRole('button', { name: 'Send report' }).click();
  await expectToast(fan.page, 'Reported. Thank you.');

  // The editor compares the card with official ones and crops the picture.
  await page.goto(address);
  await page.getByRole('button', { name: /^Wickbearer/ }).click();
  await expect(page.getByText(/^AP 90 is above par/)).toBeVisible();
  const half = { width: 150, height: 120, channels: 3 } as const;
  const blue = { create: { ...half, background: '#33c' } };
  const buffer = await sharp({ create: { ...half, width: 300, background: '#c33' } })
    .composite([{ input: blue, left: 150, top: 0 }])
    .png()
    .toBuffer();
  const file = { name: 'art.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Picture', { exact: true }).setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Choose the part' });
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeFocused();
  await dialog.getByRole('slider', { name: 'Left to right' }).focus();
  // Each key press moves the frame, from one edge to the other.
  const frame = dialog.locator('.crop__frame');
  const readLeft = () => frame.evaluate((element) => Number.parseFloat(element.style.left));
  await page.keyboard.press('Home');
  await expect.poll(readLeft).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(readLeft).toBeGreaterThan(0);
  await expect(dialog.getByRole('slider', { name: 'Top to bottom' })).toBeDisabled();
  await page.keyboard.press('End');
  await expect
    .poll(() =>
      frame.evaluate(({ style }) => Number.parseFloat(style.left) + Number.parseFloat(style.width)),
    )
    .toBeCloseTo(100);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  const face = page.locator('.studio__face img');
  await expect(face).toHaveAttribute('src', /customcards/);
  const stored = await page.request.get((await face.getAttribute('src')) ?? '');
  const { dominant } = await sharp(await stored.body()).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);

  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  await admin.page.goto(address);
  await admin.page.getByRole('button', { name: 'Hide series' }).click();
  const hide = admin.page.getByRole('dialog', { name: 'Hide series' });
  await hide.getByLabel('Reason').fill(REASON);
  await hide.getByRole('button', { name: 'Hide series' }).click();
  await expect(admin.page.getByText('A moderator has hidden this series.')).toBeVisible();
  await expect(admin.page.getByRole('button', { name: 'Restore series' })).toBeFocused();
  for (const place of [address, address.replace('gundam', 'opcg'), `${address}0`]) {
    await fan.page.goto(place);
    await expect(fan.page.getByRole('heading', { name: 'Series not found' })).toBeVisible();
    await expect(fan.page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  expect(await findViolations(fan.page)).toEqual([]);
  await fan.page.goto(address);
  await fan.page.getByRole('link', { name: 'All fan-made series' }).click();
  await expect(fan.page).toHaveURL(/\/v3\/gundam\/custom$/);

  await goWithin(page, '/v3/gundam/leaderboard');
  await page.getByRole('button', { name: /^Mailbox, / }).click();
  const drawer = page.getByRole('dialog', { name: 'Mailbox' });
  await drawer.getByRole('link', { name: `${fan.member.username} liked “Lantern Coast”` }).click();
  await expect(page).toHaveURL(new RegExp(`/custom\\?series=${id}$`));
  await expect(page.getByText('A lovely coast.')).toBeVisible();
  await page.getByRole('button', { name: /^Mailbox, / }).click();
  await drawer
    .getByRole('link', { name: `${fan.member.username} commented on “Lantern Coast”` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/custom\\?series=${id}#comment-\\d+$`));
  await expect(page.locator('.comment:focus')).toContainText('A lovely coast.');
  await page.goto(address);
  const notice = page.locator('.notice', { hasText: REASON });
  await notice.getByRole('button', { name: 'Appeal …' }).click();
  const appeal = page.getByRole('dialog', { name: 'Appeal' });
  await appeal.getByLabel('Why should it be public again?').fill('I drew it myself.');
  await appeal.getByRole('button', { name: 'Send appeal' }).click();
  await expect(notice).toContainText('Your appeal is waiting for a moderator.');
  await expect(notice.getByText('Your appeal is waiting for a moderator.')).toBeFocused();
  await admin.page.getByRole('button', { name: 'Restore series' }).press('Enter');
  await expect(admin.page.getByRole('button', { name: 'Hide series' })).toBeFocused();
  await admin.close();
  await fan.close();
});
