import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { CardQueue } from './card-queue.tsx';

const QUEUE = 'GET /api/admin/games/gundam/card-reports';
const RESOLUTION = '/api/admin/games/gundam/card-reports/8/resolution';
const REPORT = {
  id: '8',
  game: 'gundam',
  cardId: 'ST01-001',
  printing: 'ST01-001-P1',
  name: 'Lodestar',
  category: 'effect',
  message: 'Draw 2 cards.',
  reporter: { kind: 'system', name: 'System' },
  members: 0,
  voices: [],
  treated: false,
  treatmentMessage: null,
  bannerReward: null,
  resolvedBy: null,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
};

it('REPT-10 a report is answered with a banner; a late answer shows a conflict; the answer can be undone', async () => {
  const games = [
    { id: 'gundam', name: 'Gundam', startPath: '/v3/gundam/', themeColor: '#ff0000' },
    { id: 'opcg', name: 'Other', startPath: '/v3/opcg/', themeColor: '#00ff00' },
  ];
  await answer('GET /api/games', 200, { games });
  const treated = { treated: true, treatmentMessage: 'Mended', bannerReward: 'glass' };
  const answered = { ...REPORT, ...treated, resolvedBy: 'Mara' };
  for (const reports of [[REPORT], [], [answered]]) {
    await answer(QUEUE, 200, { reports, next: null });
  }
  await refuse(`PUT ${RESOLUTION}`, 404, 'REPORT_NOT_FOUND');
  await answer(`PUT ${RESOLUTION}`, 204);
  const part = (
    <main>
      <CardQueue />
    </main>
  );
  const { told } = await openPart(part);
  await expect.element(page.getByText(/reported by System/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open the card' }))
    .toHaveAttribute('href', '/v3/gundam/cards/ST01-001-P1');
  await expectNoBarriers();
  const resolve = page.getByRole('button', { name: 'Resolve' });
  await resolve.click();
  await expect.element(page.getByText('Say in a few words what came of it.')).toBeVisible();
  await page.getByLabelText('Answer').fill(' Mended ');
  await page.getByLabelText('Banner as a reward').selectOptions('glass');
  await resolve.click();
  await expect.element(page.getByText('This report has already been handled.')).toBeVisible();
  await resolve.click();
  await expect.element(page.getByText('No card reports here')).toBeVisible();
  const body = { message: 'Mended', banner: 'glass', notify: true };
  expect((await receivedCalls(`PUT ${RESOLUTION}`)).map((call) => call.body)).toEqual([body, body]);
  await expect.poll(() => told).toEqual(['success: "Report resolved successfully"']);

  await page.getByRole('radio', { name: 'Treated', exact: true }).click();
  await expect.element(page.getByText(/Reward: Glass \(banner\).*Mara/)).toBeVisible();
  await expectNoBarriers();
  await refuse(`DELETE ${RESOLUTION}`, 409, 'REPORT_REWARD_CLAIMED');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => told.at(-1)).toMatch(/already claimed the reward/);
});
