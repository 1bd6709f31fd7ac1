import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pressEscape } from '#testing/expect-dialog.ts';
import { MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { Comments } from './comments.tsx';

const COMMENTS = 'GET /api/games/gundam/comments/card/ST01-001';
const REMOVAL = 'DELETE /api/comments/c1';
const TARGET = { game: 'gundam', contentType: 'card', contentId: 'ST01-001' } as const;
const memberCard = (id: string, username: string) => ({
  id,
  username,
  level: 1,
  avatar: null,
  badge: null,
  avatarBackground: null,
});
const MINE = {
  id: 'c1',
  text: 'Hold it back',
  createdAt: '2026-11-10T00:00:00Z',
  editedAt: null,
  moderation: null,
  author: memberCard(MEMBER.id, MEMBER.username),
  authorTitle: null,
};
const THEIRS = { ...MINE, author: memberCard('8', 'Halcyon') };

const dialog = () => page.getByRole('alertdialog', { name: 'Delete this comment?' });
const askToDelete = async () => {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete …' }).click();
  await expect.element(dialog()).toBeVisible();
};
const list = (comments: readonly object[]) =>
  answer(COMMENTS, 200, { comments, older: null, locked: false });

it('deleting a comment: asks first, keeps it on Escape and after a refusal, removes it after the answer', async () => {
  await list([MINE]);
  await list([]);
  await refuse(REMOVAL, 503, 'UNAVAILABLE');
  await answer(REMOVAL, 204);
  const { told } = await openPart(<Comments target={TARGET} />);
  await askToDelete();
  await expect.element(dialog().getByText('Hold it back')).toBeVisible();
  await expect.element(dialog().getByText(/^This cannot be undone\./)).toBeVisible();
  await pressEscape();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(await receivedCalls(REMOVAL), 'nothing without a yes').toEqual([]);

  await askToDelete();
  await dialog().getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => told.length, { message: 'a refusal is told' }).toBe(1);
  await expect.element(page.getByText('Hold it back')).toBeVisible();

  await askToDelete();
  await dialog().getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('No comments yet')).toBeVisible();
  expect(await receivedCalls(REMOVAL)).toHaveLength(2);
});

it("another member's comment can be reported, not deleted", async () => {
  await list([THEIRS]);
  await openPart(<Comments target={TARGET} />);
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Report …' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Delete …' })).not.toBeInTheDocument();
});
