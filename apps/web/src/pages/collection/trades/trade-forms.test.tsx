import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import type { Terms, Trade, TradeAct } from './api.ts';
import { TermsEditor } from './terms-editor.tsx';
import { UndoPanel } from './undo-panel.tsx';

const TRADE: Trade = {
  id: '7d9f1f0e-0000-4000-8000-000000000001',
  state: 'countered',
  round: 2,
  partner: null,
  termsBy: 'them',
  confirmedBy: 'them',
  undoBy: null,
  createdAt: '2026-11-02T00:00:00Z',
  changedAt: '2026-11-03T00:00:00Z',
  expiresAt: '2026-11-17T12:00:00Z',
  give: [{ cardno: 'T01-001', copies: 1, mine: 2, theirs: 0 }],
  get: [{ cardno: 'T01-002', copies: 1, mine: 0, theirs: 1 }],
  acts: ['confirm', 'counter', 'decline'],
  steps: [],
  notes: [],
};

it('an offer needs a card on each side, at most the available copies, and includes its note', async () => {
  const onSend = vi.fn<(terms: Terms) => void>();
  await openPart(
    <TermsEditor
      partner="Ada"
      mine={[{ cardno: 'T01-001', copies: 2, isWanted: true }]}
      theirs={[{ cardno: 'T01-002', copies: 1, isWanted: true }]}
      start={{ give: new Map(), get: new Map() }}
      sendLabel="Send offer"
      busy={false}
      onSend={onSend}
    />,
  );
  const send = page.getByRole('button', { name: 'Send offer' });
  const give = page.getByRole('region', { name: 'You give' });
  await expect.element(send).toBeDisabled();
  await give.getByRole('button', { name: 'Add T01-001' }).click();
  await expect.element(send, { message: 'nothing is asked for yet' }).toBeDisabled();
  const more = give.getByRole('button', { name: 'One T01-001 more' });
  await more.click();
  await expect.element(more, { message: 'two are all there are' }).toBeDisabled();
  const get = page.getByRole('region', { name: 'Ada gives' });
  await get.getByRole('button', { name: 'Add T01-002' }).click();
  await page.getByLabelText('Note (optional)').fill(' At the shop? ');
  await send.click();
  expect(onSend.mock.calls).toEqual([
    [
      {
        give: [{ cardno: 'T01-001', copies: 2 }],
        get: [{ cardno: 'T01-002', copies: 1 }],
        note: 'At the shop?',
      },
    ],
  ]);
});

it('an answer confirms the displayed round, and ends a trade only after a question', async () => {
  const onAct = vi.fn<(act: TradeAct) => void>();
  await openPart(
    <AnswerPanel trade={TRADE} busy={null} onAct={onAct} onCounter={() => undefined} />,
  );
  await expect.element(page.getByText(/You have not yet\./)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm trade' }).click();
  expect(onAct.mock.calls).toEqual([[{ kind: 'confirm', round: 2 }]]);
  await page.getByRole('button', { name: 'Decline' }).click();
  const question = page.getByRole('alertdialog', { name: 'Decline this trade?' });
  await expect.element(question).toBeVisible();
  expect(onAct.mock.calls).toHaveLength(1);
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => onAct.mock.calls.at(-1)).toEqual([{ kind: 'decline' }]);
});

const DONE: Trade = { ...TRADE, state: 'done', acts: ['undo'] };

it.each([
  ['nobody asked', DONE, /A mistake\?/, 'Ask to undo'],
  ['they asked', { ...DONE, undoBy: 'them' }, /the cards go back/, 'Undo the trade'],
] as const)('a finished trade can be undone: %s', async (_who, trade, words, label) => {
  const onUndo = vi.fn<() => void>();
  await openPart(<UndoPanel trade={trade} busy={false} onUndo={onUndo} />);
  await expect.element(page.getByText(words)).toBeVisible();
  await expectNoBarriers();
  await page.getByRole('button', { name: label }).click();
  expect(onUndo.mock.calls).toHaveLength(1);
});

it('a member who asked to undo waits, and an undone trade offers nothing', async () => {
  const asked: Trade = { ...DONE, undoBy: 'me', acts: [] };
  const { screen } = await openPart(
    <UndoPanel trade={asked} busy={false} onUndo={() => undefined} />,
  );
  await expect.element(page.getByText(/You asked to undo this trade\./)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  await screen.unmount();
  const undone: Trade = { ...asked, state: 'undone' };
  await openPart(<UndoPanel trade={undone} busy={false} onUndo={() => undefined} />);
  await expect
    .element(page.getByText('Undone. The cards are back in both collections.'))
    .toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
