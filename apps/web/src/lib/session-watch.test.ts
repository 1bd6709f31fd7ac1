import { expect, it } from 'vitest';
import { createSessionWatch } from './session-watch.ts';
import { createValueStore } from './value-store.ts';

type User = { id: string };

function createScene(user: User | null = { id: '7' }) {
  const session = createValueStore<User | null>(user);
  return { session, watch: createSessionWatch(session) };
}

it('a refusal marks the session as lapsed, and waiting writes continue after login', async () => {
  const { session, watch } = createScene();
  expect(await watch.waitForSignIn()).toBe(true);
  watch.noticeRefusal('stale');
  watch.noticeRefusal('expired');
  watch.noticeRefusal('stale');
  expect(watch.lapse.get()).toBe('expired');
  const waits = [watch.waitForSignIn(), watch.waitForSignIn()];
  session.set({ id: '7' });
  expect(await Promise.all(waits)).toEqual([true, true]);
  expect(watch.lapse.get()).toBeNull();
});

it('another member who logs in retries nothing of the previous member', async () => {
  const { session, watch } = createScene();
  watch.noticeRefusal('expired');
  const wait = watch.waitForSignIn();
  session.set({ id: '8' });
  expect(await wait).toBe(false);
  expect(watch.lapse.get()).toBeNull();
});

it.each([
  ['expired', null],
  ['stale', { id: '7' }],
] as const)('after dismissing, a member whose session is %s stays %j', async (lapse, user) => {
  const { session, watch } = createScene();
  watch.noticeRefusal(lapse);
  const wait = watch.waitForSignIn();
  watch.goOnWithout();
  expect(await wait).toBe(false);
  expect(session.get()).toEqual(user);
  expect(watch.lapse.get()).toBeNull();
});

it("a visitor's refusal is not a lapsed session", async () => {
  const { watch } = createScene(null);
  watch.noticeRefusal('expired');
  expect(watch.lapse.get()).toBeNull();
  expect(await watch.waitForSignIn()).toBe(false);
});
