import { expect, it } from 'vitest';
import { isInPublicRead, isPublicRead, runAsPublicRead } from './public-reads.ts';

const list = { method: 'GET', policy: 'decks.read', hasSession: false };

it('reads public content for visitors from a standby', () => {
  expect(isPublicRead(list)).toBe(true);
  expect(isPublicRead({ ...list, method: 'HEAD' })).toBe(true);
});

it.each([
  ['a member', { hasSession: true }],
  ['a write', { method: 'POST' }],
  ['what is the own', { policy: 'community.take-part' }],
  ['the session', { policy: 'session.read' }],
  ['the health of this process', { policy: 'operations.read' }],
  ['what has no policy', { policy: undefined }],
])('%s goes to the primary', (_, other) => {
  expect(isPublicRead({ ...list, ...other })).toBe(false);
});

it('marks only the work started by a public read', async () => {
  const marks: boolean[] = [];
  await new Promise<void>((resolve) =>
    runAsPublicRead(() => {
      setImmediate(() => {
        marks.push(isInPublicRead());
        resolve();
      });
    }),
  );
  expect(marks).toEqual([true]);
  expect(isInPublicRead()).toBe(false);
});
