import type { Notice } from '@deckframe/contract/rewards/mailbox';
import { NOTICE_KINDS } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import { expect } from 'vitest';
import type { Member } from './member.ts';

export const NOTICES = '/api/me/notices';
const NOTICE_SETTINGS = '/api/me/notice-settings';

export const likeUrl = (shownId: string) => `/api/games/gundam/decks/${shownId}/like`;
export const commentUrl = (shownId: string) => `/api/games/gundam/comments/deck/${shownId}`;

export async function readNotices(member: Member): Promise<Notice[]> {
  return (await member.call('GET', NOTICES)).json<{ notices: Notice[] }>().notices;
}

export async function like(member: Member, shownId: string): Promise<void> {
  const answer = await member.call('PUT', likeUrl(shownId));
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Chooses how notices are delivered; by default all by e-mail. */
export async function choose(
  member: Member,
  ways: Readonly<Record<string, string>>,
  rest: { rhythm?: string; language?: string } = {},
): Promise<void> {
  const all = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, ways[kind] ?? 'site']));
  const body = { rhythm: 'daily', language: 'en', ...rest, ways: all };
  const answer = await member.call('PUT', NOTICE_SETTINGS, body);
  expect(answer.statusCode, answer.body).toBe(200);
}
