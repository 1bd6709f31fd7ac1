import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { AppealItem } from './appeal-item.tsx';
import { ReportItem } from './report-item.tsx';
import { OPEN_REPORT } from './sample-report.test-support.ts';
import type { OpenAppeal } from './report-api.ts';

const APPEAL: OpenAppeal = {
  id: '3',
  contentType: 'comment',
  contentId: '9',
  game: 'gundam',
  author: null,
  snapshot: 'Go away',
  text: 'It was a quote.',
  reason: 'Rude',
  answer: null,
  state: 'open',
  removedAt: '2026-11-02T00:00:00Z',
  createdAt: '2026-11-03T00:00:00Z',
  decidedAt: null,
};

it('report: is dismissed with one click', async () => {
  const call = 'POST /api/admin/reports/5/decision';
  await answer(call, 204);
  const { told } = await openPart(<ReportItem report={OPEN_REPORT} />);
  await expectNoBarriers();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => told).toEqual(['success: "Report dismissed."']);
  expect((await receivedCalls(call)).map(({ body }) => body)).toEqual([{ outcome: 'dismissed' }]);
});

it('report: a removal asks first, quotes the text and sends the reason', async () => {
  const call = 'POST /api/admin/reports/5/decision';
  await answer(call, 204);
  const { told } = await openPart(<ReportItem report={OPEN_REPORT} />);
  await page.getByRole('button', { name: 'Remove comment' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this comment?' });
  await expect.element(question.getByText('Go away')).toBeVisible();
  await expectNoBarriers();
  expect(await receivedCalls(call)).toEqual([]);
  await question.getByLabelText('Reason').fill(' Rude ');
  await question.getByRole('button', { name: 'Remove comment' }).click();
  await expect.element(question).not.toBeInTheDocument();
  const sent = await receivedCalls(call);
  expect(sent.map(({ body }) => body)).toEqual([{ outcome: 'removed', reason: 'Rude' }]);
  expect(told).toEqual(['success: "Comment removed."']);
});

it.each([
  ['Keep it removed', 'upheld', 'The removal stands.'],
  ['Restore it', 'lifted', 'It is public again.'],
])(
  'appeal: the button "%s" sends the decision with the written answer',
  async (label, outcome, words) => {
    const call = 'POST /api/admin/appeals/3/decision';
    await answer(call, 204);
    const { told } = await openPart(<AppealItem appeal={APPEAL} />);
    await expect.element(page.getByText('Removed because: Rude')).toBeVisible();
    await expectNoBarriers();
    await page.getByLabelText('Answer').fill(' Read again. ');
    await page.getByRole('button', { name: label }).click();
    await expect.poll(() => told).toEqual([`success: "${words}"`]);
    const sent = await receivedCalls(call);
    expect(sent.map(({ body }) => body)).toEqual([{ outcome, answer: 'Read again.' }]);
  },
);
