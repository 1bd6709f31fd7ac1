import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import type { Report } from './report-api.ts';
import { ReportHead } from './report-head.tsx';
import { ReportsPage } from './reports-page.tsx';
import { OPEN_REPORT } from './sample-report.test-support.ts';

const REPORT: Report = {
  ...OPEN_REPORT,
  outcome: 'removed',
  handledAt: '2026-11-02T00:00:00Z',
  handledBy: 'Mara',
};

async function answerEmptyQueue() {
  await answer('GET /api/games', 200, { games: [] });
  await answer('GET /api/admin/games/gundam/card-reports', 200, { reports: [], next: null });
  await answer('GET /api/admin/queue/claims', 200, { claims: [] });
  await answer('GET /api/admin/canned-answers', 200, { answers: [] });
}

it.each([
  [
    { contentType: 'comment', game: 'opcg' },
    'Show the comment',
    '/v3/opcg/cards/ST01-001#comment-9',
  ],
  [
    { contentType: 'profile', place: { type: 'profile', id: '7' }, game: null },
    'Open the profile',
    '/v3/gundam/profile/7',
  ],
] as const)('a report of %o links to it', async (content, name, address) => {
  await openPart(<ReportHead report={{ ...REPORT, ...content }} kind="Kind" />);
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', address);
});

it('handled reports have their own list with undo', async () => {
  await answer('GET /api/admin/appeals', 200, { appeals: [], next: null });
  await answerEmptyQueue();
  for (const reports of [[], [REPORT]]) {
    await answer('GET /api/admin/reports', 200, { reports, next: null });
  }
  const inItsPlace = (
    <main>
      <ReportsPage />
    </main>
  );
  const { told } = await openPart(inItsPlace);
  await expect.element(page.getByText('Nothing to review')).toBeVisible();
  await expectNoBarriers();
  const call = 'POST /api/admin/reports/5/decision';
  await answer(call, 204);
  await page.getByRole('radio', { name: 'Handled' }).click();
  await expect.element(page.getByText(/Comment removed\..*Mara/)).toBeVisible();
  await expectNoBarriers();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await receivedCalls(call)).map(({ body }) => body))
    .toEqual([{ outcome: 'reopened' }]);
  await expect.poll(() => told).toEqual(['success: "Undone. The report is open again."']);
});
