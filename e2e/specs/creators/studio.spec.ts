import type { Page } from '@playwright/test';
import { findViolations } from '../../find-violations.ts';
import { expect, ownName, test } from '../../test.ts';
import { writeByApi } from '../../write-by-api.ts';

async function makeSeries(page: Page, name: string, cards: readonly string[]): Promise<string> {
  const post = (path: string, data: object) =>
    writeByApi(page.request, `/api/games/gundam/custom-series${path}`, { data });
  const { id } = await post('', { name, description: '' });
  for (const card of cards) {
    await post(`/${id}/cards`, { fields: { name: card, color: 'Blue', categorydata: 'UNIT' } });
  }
  return id;
}

test('unsaved card texts survive closing the editor, opening another card and leaving the page', async ({
  page,
  signIn,
}) => {
  await signIn();
  const id = await makeSeries(page, 'Salt Road', ['Dustlark', 'Brine Colossus']);
  const address = `/v3/gundam/custom?series=${id}`;
  const name = page.getByLabel('Name', { exact: true });
  const back = page.getByText('Words that you had not saved are back.');
  const open = (card: RegExp) => page.getByRole('button', { name: card }).click();
  await page.goto(address);
  await open(/^Dustlark/);
  await expect(back).toHaveCount(0);
  await name.fill('Dustlark Courier');
  await page.getByRole('button', { name: 'Close' }).click();
  await open(/^Dustlark/);
  await expect(name).toHaveValue('Dustlark Courier');
  await expect(back).toBeVisible();
  // Opens the next card and goes back.
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect(name).toHaveValue('Brine Colossus');
  await page.getByRole('button', { name: 'Card before' }).click();
  await expect(name).toHaveValue('Dustlark Courier');
  // Somebody else changed the same cell, so the page asks instead of overwriting.
  const { cards } = (await (
    await page.request.get(`/api/games/gundam/custom-series/${id}/cards`)
  ).json()) as { cards: { id: string }[] };
  await writeByApi(page.request, `/api/games/gundam/custom-series/${id}/cards/${cards[0]?.id}`, {
    method: 'PUT',
    data: { cells: [{ column: 'name', from: 'Dustlark', to: 'Dustlark II' }] },
  });
  await page.goto('/v3/gundam/cards');
  await page.goto(address);
  await open(/^Dustlark/);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(
    page.getByText('has changed this card in the meantime: name: Dustlark II'),
  ).toBeVisible();
  await page.goto(address);
  await open(/^Dustlark/);
  await expect(name).toHaveValue('Dustlark Courier');
  await page.getByRole('button', { name: 'Drop them' }).click();
  await expect(name).toHaveValue('Dustlark II');
  await name.fill('Dustlark Runner');
  await page.keyboard.press('Control+s');
  await expect(page.locator('.fan-cards')).toContainText('Dustlark Runner');
  await open(/^Dustlark Runner/);
  await expect(name).toHaveValue('Dustlark Runner');
  await expect(back).toHaveCount(0);
});

test('a series is published by link first and then listed; missing parts are shown before', async ({
  page,
  signIn,
}) => {
  await signIn();
  const name = ownName('Quiet Harbour ');
  const id = await makeSeries(page, name, ['Lampkeeper']);
  await page.goto(`/v3/gundam/custom?series=${id}`);
  const publish = page.getByRole('region', { name: 'Publish' });
  const checks = publish.getByRole('listitem');
  await expect(checks.nth(0).getByRole('img', { name: 'Done' })).toBeVisible();
  await expect(checks.nth(1)).toContainText('0 of 1');
  const act = publish.getByRole('button', { name: 'Publish the series' });
  await expect(act).toBeDisabled();
  await publish.getByLabel('All art is ours or free to use').check();
  await publish.getByRole('radio', { name: 'By link' }).check();
  await act.click();
  await expect(publish.getByText('Everyone who has its link sees this series.')).toBeVisible();
  const listed = async () => {
    const answer = await page.request.get('/api/games/gundam/custom-series', {
      params: { published: 1, search: name },
    });
    return ((await answer.json()) as { series: { name: string }[] }).series.map((one) => one.name);
  };
  expect(await listed()).toEqual([]);
  await publish.getByRole('radio', { name: 'Public' }).check();
  await publish.getByRole('button', { name: 'Change who sees it' }).click();
  await expect(publish.getByText('Everyone can see this series.')).toBeVisible();
  expect(await listed()).toEqual([name]);

  await page.goto('/v3/gundam/custom');
  const tile = page.getByRole('tabpanel').getByRole('link', { name });
  await expect(tile.locator('.fan-cover img')).toHaveAttribute('src', /^data:image\/svg/);
  await page.getByRole('tab', { name: 'Figures' }).click();
  await expect(page.getByRole('row', { name })).toContainText('1');
  expect(await findViolations(page)).toEqual([]);
});
