import { expect, it } from 'vitest';
import { isInPublicRead, isPublicRead, runAsPublicRead, runOnPrimary } from './public-reads.ts';

const list = { method: 'GET', policy: 'decks.read', hasSession: false };

it('a visitor reads what is public from a standby', () => {
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

it('what a public read begins is marked, and nothing beside it', async () => {
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

it('what is written by the way goes to the primary, and the rest of the read does not', async () => {
  const marks: boolean[] = [];
  const read = async () => {
    marks.push(await runOnPrimary(async () => isInPublicRead()));
    marks.push(isInPublicRead());
  };
  await new Promise<void>((resolve) => runAsPublicRead(() => void read().then(resolve)));
  expect(marks).toEqual([false, true]);
});
