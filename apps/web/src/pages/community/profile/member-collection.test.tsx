import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PublicProfile } from '#features/community/profile/api.ts';
import { openPart } from '#testing/open-part.tsx';
import { answer } from '#testing/scripted-api.ts';
import { MemberCollection } from './member-collection.tsx';

const PROFILE = { id: '9', username: 'Vesper & Co' } as unknown as PublicProfile;
const SHARED = 'GET /api/games/gundam/collections';
const entry = (n: string, c: number, t = 0, w = 0) => [n, { n, c, t, i: 0, w }];

it('counts what a member shows and leads to their cards and to their trade list', async () => {
  const content = Object.fromEntries([
    entry('ST01-001', 3, 1),
    entry('ST01-002', 1),
    entry('ST01-003', 0, 0, 1),
  ]);
  const collection = { 'Default Collection': { collectionName: 'Default Collection', content } };
  await answer(SHARED, 200, { username: PROFILE.username, collection });
  await openPart(<MemberCollection profile={PROFILE} />, null);
  await expect
    .element(page.getByText('2 different cards · 4 copies · 1 for trade · 1 wanted'))
    .toBeVisible();
  const way = (name: string) => page.getByRole('link', { name });
  await expect
    .element(way('See the collection'))
    .toHaveAttribute('href', expect.stringMatching(/cardlist\?user=Vesper(\+|%20)%26(\+|%20)Co$/));
  await expect
    .element(way('See the trade list'))
    .toHaveAttribute('href', expect.stringContaining('tradeList='));
});

it('shows a message if the member shares nothing', async () => {
  await answer(SHARED, 200, { username: PROFILE.username, collection: {} });
  await openPart(<MemberCollection profile={PROFILE} />, null);
  await expect.element(page.getByText(/^Vesper & Co shows no cards of /)).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
