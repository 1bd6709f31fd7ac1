import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { AdsPage } from './ads-page.tsx';

const STAFF = { ...MEMBER, id: '2', roles: ['Administrator'] };
const AD = {
  id: '7',
  game: null,
  kind: 'event',
  language: null,
  title: 'Friday night',
  text: 'Two decks, one table.',
  action: 'See decks',
  link: '/decklists',
  picture: null,
  startsAt: '2026-05-01T00:00:00.000Z',
  endsAt: null,
  weight: 10,
  version: 3,
  state: 'running',
  days: [{ day: '2026-05-02', views: 40, clicks: 2 }],
  views: 1040,
  clicks: 52,
};
const inMain = (
  <main>
    <AdsPage />
  </main>
);
const place = { path: '/admin/ads', address: '/admin/ads' };

it('ads are listed with their counts, and changed from the loaded version', async () => {
  await answer('GET /api/admin/ads', 200, { ads: [AD], today: '2026-05-03' });
  await answer('PUT /api/admin/ads/7', 200, { ...AD, version: 4 });
  await openPart(inMain, STAFF, place);
  await expect.element(page.getByText('1,040 views, 52 clicks')).toBeVisible();
  await expect
    .element(page.getByRole('img', { name: '40 views in the last 14 days' }))
    .toBeVisible();
  await expectNoBarriers();
  await page.getByRole('button', { name: 'Edit Friday night' }).click();
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByRole('textbox', { name: 'Leads to' }).fill('javascript:alert(1)');
  await expect.element(save).toBeDisabled();
  await page.getByRole('textbox', { name: 'Leads to' }).fill('/cardlist');
  const weight = page.getByRole('spinbutton', { name: 'Weight' });
  await weight.fill('');
  await expect.element(page.getByText('A whole number from 1 to 100.')).toBeVisible();
  await expect.element(weight).toHaveValue(null);
  await expect.element(save).toBeDisabled();
  await weight.fill('20');
  await page.getByRole('textbox', { name: 'Title' }).fill('Saturday night');
  await expect.element(page.getByRole('figure').getByText('Saturday night')).toBeVisible();
  await save.click();
  await expect
    .poll(async () => (await receivedCalls('PUT /api/admin/ads/7')).map(({ body }) => body))
    .toMatchObject([{ title: 'Saturday night', link: '/cardlist', weight: 20, version: 3 }]);
});

it('without ads it explains the slots and creates the first', async () => {
  await answer('GET /api/admin/ads', 200, { ads: [], today: '2026-05-03' });
  await openPart(inMain, STAFF, place);
  await page.getByRole('button', { name: 'New ad' }).click();
  await expect.element(page.getByRole('dialog', { name: 'New ad' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('closing asks only if text would be lost', async () => {
  await answer('GET /api/admin/ads', 200, { ads: [AD], today: '2026-05-03' });
  await openPart(inMain, STAFF, place);
  const edit = page.getByRole('button', { name: 'Edit Friday night' });
  const form = page.getByRole('dialog', { name: 'Edit ad' });
  await edit.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  await edit.click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Saturday night');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Saturday night');
  await form.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(edit).toHaveFocus();
});
