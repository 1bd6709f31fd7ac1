import type { Card } from '@deckframe/domain/card';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { shownWish } from '#lib/visitor-action.ts';
import { CardReportDialog } from './card-report-dialog.tsx';
import { OwnReportsPanel } from './own-reports-panel.tsx';
import { ReportCardButton } from './report-card-button.tsx';

const CARD = {
  cardno: 'ST01-001',
  originalid: 'ST01-001',
  name: 'Lodestar',
  effectdata: '【Deploy】Draw 1 card.',
  marketprice: null,
} as unknown as Card;
const KNOWN = 'GET /api/games/gundam/cards/ST01-001/reports';
const SEND = 'POST /api/games/gundam/card-reports';
const OWN = {
  id: '4',
  game: 'gundam',
  cardId: 'ST01-001',
  printing: 'ST01-001',
  name: 'Lodestar',
  category: 'name',
  message: 'Lodestone',
  treated: false,
  treatmentMessage: null,
  bannerReward: null,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
};

it('REPT-09 a report names the error, retries an unknown outcome with its key, and shows one message', async () => {
  await answer(KNOWN, 200, { open: [{ category: 'effect', members: 2 }], own: [] });
  await refuse(SEND, 503, 'UNKNOWN_OUTCOME');
  await answer(SEND, 200, { id: '5', outcome: 'joined' });
  const onClose = vi.fn<() => void>();
  const { told } = await openPart(<CardReportDialog card={CARD} onClose={onClose} />);
  await expectDialog('Report an error on Lodestar', page.getByLabelText('Effect text'));
  await expect.element(page.getByText('2 members reported this.')).toBeVisible();
  await expect.element(page.getByLabelText('It says')).toHaveValue('[Deploy] Draw 1 card.');
  await expectNoBarriers();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect.element(page.getByText('Say in a few words what is wrong.')).toBeVisible();
  await page.getByLabelText('It should say').fill(' Draw 2 cards. ');
  await page.getByLabelText('How do you know? (optional)').fill('My card');
  await answer(KNOWN, 200, { open: [], own: [] });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const sent = await receivedCalls(SEND);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent.at(-1)?.body).toEqual({
    cardno: 'ST01-001',
    category: 'effect',
    message: 'Draw 2 cards.',
    source: 'My card',
  });
  expect(told).toEqual(['success: "Report sent successfully"']);
});

it('a failure shows beside the text, an own open report is not sent twice, Escape closes', async () => {
  await answer(KNOWN, 200, { open: [{ category: 'name', members: 1 }], own: [OWN] });
  await refuse(SEND, 429, 'RATE_LIMITED');
  const onClose = vi.fn<() => void>();
  await openPart(<CardReportDialog card={CARD} onClose={onClose} />);
  await page.getByLabelText('It should say').fill('Draw 2 cards.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect.element(page.getByText(/Too many requests/)).toBeVisible();
  await page.getByRole('radio', { name: 'Name' }).click();
  await expect.element(page.getByText('You have reported this already.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send report' })).toBeDisabled();
  await expectNoBarriers();
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
});

it('own reports show their state and answer; C-81 visitors are asked to log in', async () => {
  const done = { treated: true, treatmentMessage: 'Mended', bannerReward: 'glass' };
  const reports = [OWN, { ...OWN, id: '3', category: 'effect', ...done }];
  await answer('GET /api/me/card-reports', 200, { reports, next: null });
  const { services, told } = await openPart(
    <main>
      <OwnReportsPanel />
      <ReportCardButton card={CARD}>Report an error</ReportCardButton>
    </main>,
    null,
  );
  await expect.element(page.getByText('Open', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Answer: Mended')).toBeVisible();
  await expect.element(page.getByText('Reward: Glass (banner), in your mailbox')).toBeVisible();
  await expectNoBarriers();
  await page.getByRole('button', { name: 'Report an error' }).click();
  await expect.poll(() => services.sessionWatch.lapse.get()).toBe('visitor');
  expect(shownWish.get()?.title).toBe('User not authenticated');
  expect(told).toEqual([]);
});
