import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import { Comments } from './comments.tsx';

const TARGET = { game: 'gundam', contentType: 'deck', contentId: 'd1' } as const;
const COMMENTS = 'GET /api/games/gundam/comments/deck/d1';
const LOCK = 'PUT /api/admin/games/gundam/comments/deck/d1/lock';

it('a moderator closes and reopens the comments', async () => {
  for (const locked of [false, true]) {
    await answer(COMMENTS, 200, { comments: [], older: null, locked });
  }
  await answer(LOCK, 200, { locked: true });
  await openPart(<Comments target={TARGET} />, { ...MEMBER, roles: ['Administrator'] });
  await expect.element(page.getByRole('button', { name: 'Close comments' })).toBeVisible();
  await expectNoBarriers();
  await page.getByRole('button', { name: 'Close comments' }).click();
  await page.getByRole('button', { name: 'Open comments' }).click();
  const sent = async () => (await receivedCalls(LOCK)).map(({ body }) => body);
  await expect.poll(sent).toEqual([{ locked: true }, { locked: false }]);
});

it('a member cannot close the comments', async () => {
  await answer(COMMENTS, 200, { comments: [], older: null, locked: false });
  await openPart(<Comments target={TARGET} />);
  await expect.element(page.getByText('No comments yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /comments/ })).not.toBeInTheDocument();
});
