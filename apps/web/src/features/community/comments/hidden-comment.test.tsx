import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls } from '#testing/scripted-api.ts';
import type { CommentEntry } from './comment-api.ts';
import { HiddenComment } from './hidden-comment.tsx';

const STAFF = { ...MEMBER, id: '2', roles: ['Administrator'] };
const AUTHOR = {
  id: MEMBER.id,
  username: MEMBER.username,
  level: 1,
  avatar: null,
  badge: null,
  avatarBackground: null,
};
const HIDDEN: CommentEntry = {
  id: '9',
  text: 'Go away',
  createdAt: '2026-11-10T00:00:00Z',
  editedAt: null,
  moderation: { at: '2026-11-11T00:00:00Z', reason: 'Rude' },
  author: AUTHOR,
  authorTitle: null,
};

it('a moderator reads the reason of a hidden comment and restores it', async () => {
  const call = 'DELETE /api/admin/comments/9/removal';
  await answer(call, 204);
  const onChange = vi.fn<() => void>();
  await openPart(<HiddenComment comment={HIDDEN} onChange={onChange} />, STAFF);
  await expect.element(page.getByText(/Reason: Rude$/)).toBeVisible();
  await expectNoBarriers();
  await page.getByRole('button', { name: 'Restore comment' }).click();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(await receivedCalls(call)).toHaveLength(1);
});

it('its author reads the same reason and can appeal', async () => {
  await answer('GET /api/me/appeals', 200, { appeals: [] });
  await openPart(<HiddenComment comment={HIDDEN} onChange={() => undefined} />);
  await expect.element(page.getByText(/Reason: Rude$/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Appeal …' })).toBeVisible();
  const restore = page.getByRole('button', { name: 'Restore comment' });
  await expect.element(restore).not.toBeInTheDocument();
});
