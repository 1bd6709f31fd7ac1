import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { RenumberCard } from './renumber-card.tsx';

const STAFF = { ...MEMBER, roles: ['Superadmin'] };
const BEGIN = 'POST /api/admin/games/gundam/renumbers';
const places = {
  comments: 0,
  days: 0,
  decks: 4,
  entries: 2,
  prices: 0,
  printings: 0,
  ratings: 0,
  reports: 0,
  staples: 0,
  trades: 0,
};
const USE = {
  cardno: 'ST01-001',
  originalid: 'ST01-001',
  name: 'Harbor Guard',
  series: 'ST01',
  isPublished: true,
  decks: [],
  places,
};

it('the displayed card gets the typed number after a confirmation', async () => {
  await answer('GET /api/admin/games/gundam/card-numbers/ST01-001', 200, USE);
  await answer('GET /api/admin/games/gundam/renumbers', 200, { runs: [] });
  await answer(BEGIN, 200, { id: '1' });
  let begun = 0;
  await openPart(<RenumberCard cardno="ST01-001" onBegun={() => (begun += 1)} />, STAFF);
  const number = page.getByRole('textbox', { name: 'New number' });
  const button = page.getByRole('button', { name: 'Renumber' });
  await number.fill('ST01 001');
  await expect
    .element(page.getByText('A number has no spaces, commas, quotes or |.'))
    .toBeVisible();
  await expect.element(button).toBeDisabled();
  await number.fill(' ST01-901 ');
  await button.click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText('ST01-001 → ST01-901')).toBeVisible();
  expect(await receivedCalls(BEGIN)).toEqual([]);
  await question.getByRole('button', { name: 'Renumber' }).click();
  await expect.poll(() => begun).toBe(1);
  expect((await receivedCalls(BEGIN)).map(({ body }) => body)).toEqual([
    { from: 'ST01-001', to: 'ST01-901' },
  ]);
});
