import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { holdAnswers } from '#testing/hold-answers.ts';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, forgetCalls, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { MailBell } from '../mail-bell.tsx';
import { mailbox, notice as letter, unread } from '../mailbox.test-support.ts';
import type { Notice } from './use-notices.ts';

const NOTICES = 'GET /api/me/notices';
const READ = 'POST /api/me/notices/read';

const actor = (username: string) => ({
  id: '7',
  username,
  avatar: null,
  level: 3,
  badge: null,
  avatarBackground: null,
});

const notice = (change: Partial<Notice> = {}): Notice => ({
  id: '11',
  kind: 'like',
  place: { type: 'deck', game: 'gundam', id: 'd1', comment: null },
  isComment: false,
  label: 'Azure Rush',
  detail: null,
  message: null,
  actors: [actor('Halcyon')],
  actorCount: 1,
  isRead: false,
  changedAt: '2026-01-02T00:00:00.000Z',
  ...change,
});

const link = (name: string) => page.getByRole('link', { name, exact: true });

beforeEach(() => {
  localStorage.removeItem('mailbox');
});

type Page = { notices: Notice[]; next: string | null };

/** Returns the pages one after the other. */
async function open(pages: Page[], letters: ReturnType<typeof letter>[] = []) {
  const count = pages.flatMap(({ notices }) => notices).length;
  await answer('GET /api/me/mailbox', 200, mailbox({ notification: letters }));
  await answer('GET /api/me/mailbox/unread', 200, unread(0, letters.length, 0, count));
  for (const one of pages) await answer(NOTICES, 200, one);
  const part = await openPart(<MailBell userId={MEMBER.id} />);
  await openBell(letters.length + count);
  return part;
}

/** The label includes the number once it is loaded. */
const openBell = (waiting: number) =>
  page
    .getByRole('button', { name: waiting === 0 ? 'Mailbox' : `Mailbox, ${waiting} waiting` })
    .click();

const markAll = () => page.getByRole('button', { name: 'Mark all as read' });

describe('a notice', () => {
  const told = (kind: Notice['kind'], detail: string | null, change: Partial<Notice> = {}) =>
    notice({ kind, detail, ...change });
  const place = { type: 'trade', game: 'gundam', id: 't1', comment: null } as const;
  const archetype = { ...place, type: 'archetype', id: 'Fern / Ring' } as const;

  it('shows actors, further count, action and link', async () => {
    const all = [
      notice({ actorCount: 13, actors: [actor('Halcyon'), actor('Ostrava')] }),
      notice({ actorCount: 2, actors: [actor('Halcyon'), actor('Ostrava')], kind: 'follow' }),
      notice({ actorCount: 100, kind: 'comment', place: { ...place, type: 'deck', comment: '5' } }),
      told('trade', 'counter', { place }),
      told('moderation', 'hidden', { isComment: true, message: 'Be kind', actors: [] }),
      told('report', 'dismissed', { place: null, actors: [] }),
      told('report', 'answered', { message: 'Mended', actors: [] }),
      told('tournament', 'accepted', { place: archetype, label: 'Fern / Ring', actors: [] }),
      told('tournament', 'declined', { place: archetype, label: 'Tide', actors: [] }),
    ].map((one, at) => ({ ...one, id: String(at + 1) }));
    await open([{ notices: all, next: null }]);
    await expect.element(link('Halcyon and 12 others liked “Azure Rush”')).toBeVisible();
    await expect.element(link('Halcyon and Ostrava follow you')).toBeVisible();
    const many = link('Halcyon and more than 99 others commented on “Azure Rush”');
    await expect
      .element(many)
      .toHaveAttribute('href', expect.stringMatching(/\/deck\/t1#comment-5$/));
    await expect
      .element(link('Halcyon made a counter-offer'))
      .toHaveAttribute('href', expect.stringMatching(/\/trades\/t1$/));
    await expect
      .element(link('Your rule for “Fern / Ring” was accepted'))
      .toHaveAttribute('href', expect.stringMatching(/\/tournaments\/meta\/Fern%20%2F%20Ring$/));
    await expect.element(link('Your rule for “Tide” was declined')).toBeVisible();
    await expect.element(link('A moderator has hidden your comment “Azure Rush”')).toBeVisible();
    await expect.element(page.getByText('“Be kind”')).toBeVisible();
    const stays = 'Your report was looked at: “Azure Rush” stays';
    await expect.element(page.getByRole('article', { name: stays })).toBeVisible();
    await expect.element(link('Your report about “Azure Rush” was answered')).toBeVisible();
    await expectNoBarriers();
  });
});

/** Simulates the server's state after reading. */
async function layRead(notices: Notice[]) {
  await answer(READ, 204);
  await answer('GET /api/me/mailbox/unread', 200, unread());
  await answer(NOTICES, 200, {
    notices: notices.map((one) => ({ ...one, isRead: true })),
    next: null,
  });
}

it('a notice can be marked as read with all others, and removed', async () => {
  const both = [notice(), notice({ id: '12', kind: 'follow' })];
  await open([{ notices: both, next: null }]);
  await expect.element(link('Halcyon follows you')).toBeVisible();
  await forgetCalls();
  await layRead(both);
  await answer('DELETE /api/me/notices/11', 204);
  await markAll().click();
  await expect.element(page.getByText('Unread:')).not.toBeInTheDocument();
  await expect
    .poll(async () => (await receivedCalls(READ)).map(({ body }) => body))
    .toEqual([{ ids: 'all' }]);
  await expect.poll(() => receivedCalls(NOTICES), { message: 'read anew' }).toHaveLength(1);
  await page.getByRole('button', { name: 'Remove: Halcyon liked “Azure Rush”' }).click();
  await expect.element(link('Halcyon liked “Azure Rush”')).not.toBeInTheDocument();
});

it('a new notice appears although all were marked as read while it was loading', async () => {
  const release = holdAnswers('/api/me/notices');
  await open([{ notices: [notice()], next: null }]);
  await expect.poll(() => receivedCalls(NOTICES)).toHaveLength(1);
  await forgetCalls();
  await layRead([notice()]);
  await markAll().click();
  await expect.poll(() => receivedCalls(READ)).toHaveLength(1);
  release();
  await expect.element(link('Halcyon liked “Azure Rush”')).toBeVisible();
  await expect.element(page.getByText('Unread:')).not.toBeInTheDocument();
});

it('notices are listed in pages together with site messages', async () => {
  const old = letter({ label: 'Hello', createdAt: '2026-01-01T12:00:00.000Z' });
  const older = notice({ id: '2', kind: 'follow', changedAt: '2026-01-01T00:00:00.000Z' });
  const pages = [
    { notices: [notice()], next: 'cursor' },
    { notices: [older], next: null },
  ];
  await open(pages, [old]);
  await expect.element(link('Halcyon liked “Azure Rush”')).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Hello' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show older' }).click();
  await expect.element(link('Halcyon follows you')).toBeVisible();
  const names = () =>
    page
      .getByRole('article')
      .elements()
      .map((one) => one.getAttribute('aria-label'));
  expect(names()).toEqual(['Halcyon liked “Azure Rush”', 'Hello', 'Halcyon follows you']);
});

it('an empty or failed list of notices shows a message', async () => {
  await open([{ notices: [], next: null }]);
  await page.getByRole('tab', { name: /^Notifications/ }).click();
  await expect.element(page.getByText('No notifications')).toBeVisible();
  await refuse(NOTICES, 500, 'INTERNAL');
  // The first page is requested once more.
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => receivedCalls(NOTICES)).toHaveLength(2);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(page.getByText('Your notifications did not load')).toBeVisible();
});
