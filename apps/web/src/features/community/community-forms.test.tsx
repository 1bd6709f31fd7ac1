import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { ReportDialog } from './actions/report-dialog.tsx';
import { CommentForm } from './comments/comment-form.tsx';
import { Comments } from './comments/comments.tsx';

const REPORTS = 'POST /api/reports';
const COMMENTS = '/api/games/gundam/comments/card/ST01-001';

it('report: requires a reason, retries an unknown outcome with its key, and thanks once', async () => {
  const onClose = vi.fn<() => void>();
  const part = <ReportDialog contentType="deck" contentId="d1" onClose={onClose} />;
  const { told } = await openPart(part);
  await refuse(REPORTS, 503, 'UNKNOWN_OUTCOME');
  await answer(REPORTS, 201, {});
  const reason = page.getByLabelText('What is wrong with it?');
  await expectDialog('Report', reason);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect.element(page.getByText('Say in a few words what is wrong.')).toBeVisible();
  await reason.fill(' Not a deck ');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const sent = await receivedCalls(REPORTS);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]?.body).toEqual({
    contentType: 'deck',
    contentId: 'd1',
    game: 'gundam',
    reason: 'Not a deck',
  });
  expect(told).toEqual(['success: "Reported. Thank you."']);
});

it('report: Escape closes it and sends nothing', async () => {
  const onClose = vi.fn<() => void>();
  await openPart(<ReportDialog contentType="comment" contentId="c1" onClose={onClose} />);
  await page.getByLabelText('What is wrong with it?').fill('half a thought');
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
  expect(await receivedCalls(REPORTS)).toEqual([]);
});

it('comment form: sends by button and keyboard, counts remaining characters, and cancels on Escape', async () => {
  const onSend = vi.fn<(text: string, done: () => void) => void>();
  const onCancel = vi.fn<() => void>();
  await openPart(
    <CommentForm
      label="Your comment"
      sendLabel="Save"
      busy={false}
      fault={null}
      onSend={onSend}
      onCancel={onCancel}
    />,
  );
  const field = page.getByLabelText('Your comment');
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeDisabled();
  await field.fill(`  ${'a'.repeat(1800)} `);
  await expect.element(page.getByText('197 left')).toBeVisible();
  await field.fill(' Hold it back ');
  await save.click();
  await field.click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onSend.mock.calls.map(([text]) => text)).toEqual(['Hold it back', 'Hold it back']);
  await pressEscape();
  await expect.poll(() => onCancel.mock.calls.length).toBe(1);
  await expectNoBarriers();
});

it('a new comment sent again after a lost answer is the same comment, and pays once', async () => {
  const target = { game: 'gundam', contentType: 'card', contentId: 'ST01-001' } as const;
  await answer(`GET ${COMMENTS}`, 200, { comments: [], older: null, locked: false });
  await refuse(`POST ${COMMENTS}`, 503, 'UNAVAILABLE');
  const award = {
    action: 'comment',
    expAwarded: 50,
    expTotal: 50,
    levelUp: false,
    oldLevel: 1,
    newLevel: 1,
    cooldownMessage: null,
  };
  await answer(`POST ${COMMENTS}`, 201, { id: 'c1', exp: [award] });
  const { services, told } = await openPart(<Comments target={target} />);
  await page.getByLabelText('Your comment').fill('Hold it back');
  const send = page.getByRole('button', { name: 'Comment', exact: true });
  await send.click();
  await expect.element(page.getByText(/temporarily unavailable/)).toBeVisible();
  expect(told, 'the form shows it, so no toast does').toEqual([]);
  await send.click();
  await expect.element(page.getByLabelText('Your comment')).toHaveValue('');
  const sent = await receivedCalls(`POST ${COMMENTS}`);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  await expect.poll(() => services.session.get()?.userExp).toBe(50);
  expect(services.session.get()?.id).toBe(MEMBER.id);
});
