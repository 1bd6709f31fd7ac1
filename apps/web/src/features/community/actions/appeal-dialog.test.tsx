import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { AppealDialog } from './appeal-dialog.tsx';

const APPEALS = 'POST /api/appeals';
const APPEALED = { contentType: 'deck', contentId: 'd1', game: 'gundam' } as const;

it('appeal: requires text, shows a refusal, and sends it', async () => {
  const onClose = vi.fn<() => void>();
  const { told } = await openPart(
    <AppealDialog {...APPEALED} onSent={() => undefined} onClose={onClose} />,
  );
  await refuse(APPEALS, 409, 'ALREADY_APPEALED');
  await answer(APPEALS, 201, {});
  const words = page.getByLabelText('Why should it be public again?');
  await expectDialog('Appeal', words);
  const send = page.getByRole('button', { name: 'Send appeal' });
  await send.click();
  await expect.element(page.getByText('Say in a few words why.')).toBeVisible();
  expect(await receivedCalls(APPEALS)).toEqual([]);
  await words.fill(' It is my own art. ');
  await send.click();
  await expect.element(words).toHaveAttribute('aria-invalid', 'true');
  expect(onClose).not.toHaveBeenCalled();
  await send.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const sent = await receivedCalls(APPEALS);
  expect(sent.at(-1)?.body).toEqual({ ...APPEALED, text: 'It is my own art.' });
  expect(told).toEqual(['success: "Your appeal is with the moderators."']);
});

it('appeal: Escape closes it and sends nothing', async () => {
  const onClose = vi.fn<() => void>();
  await openPart(<AppealDialog {...APPEALED} onSent={() => undefined} onClose={onClose} />);
  await page.getByLabelText('Why should it be public again?').fill('half a thought');
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(await receivedCalls(APPEALS)).toEqual([]);
});
