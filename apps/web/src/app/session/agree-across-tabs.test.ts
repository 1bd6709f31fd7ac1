import { expect, it } from 'vitest';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import { agreeAcrossTabs } from './follow-other-tabs.ts';

type User = { id: string };

/** Two tabs with a fake API, joined like by a BroadcastChannel. */
function createTabs(signedIn: User | null) {
  const api = { user: signedIn };
  const log: string[] = [];
  const listeners = new Map<string, () => void>();
  const open = (name: string): ValueStore<User | null> => {
    const session = createValueStore<User | null>(api.user);
    agreeAcrossTabs<User>(
      {
        session,
        readUser: () => Promise.resolve(api.user && { ...api.user }),
        onFollowed: (before, now) =>
          log.push(`${name}: ${before?.id ?? 'nobody'} to ${now?.id ?? 'nobody'}`),
        report: (message) => log.push(message),
      },
      {
        tell: () => {
          for (const [other, listener] of listeners) if (other !== name) listener();
        },
        listen: (listener) => listeners.set(name, listener),
      },
    );
    return session;
  };
  return { api, log, first: open('first'), second: open('second') };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

it('logging out in one tab logs out the other, without echo', async () => {
  const { api, log, first, second } = createTabs({ id: '7' });
  api.user = null;
  first.set(null);
  await settle();
  expect(second.get()).toBeNull();
  expect(log).toEqual(['second: 7 to nobody']);
});

it('logging in and changing the member reach the other tab', async () => {
  const { api, log, first, second } = createTabs(null);
  api.user = { id: '7' };
  second.set(api.user);
  await settle();
  expect(first.get()).toEqual({ id: '7' });
  api.user = { id: '8' };
  first.set(api.user);
  await settle();
  expect(second.get()).toEqual({ id: '8' });
  expect(log).toEqual(['first: nobody to 7', 'second: 7 to 8']);
});
