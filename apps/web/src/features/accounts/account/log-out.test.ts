import { expect, it } from 'vitest';
import { logOut, type LogOutDeps } from './log-out.ts';

function createStorage(initial: Record<string, string>) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}

function createScene(change: Partial<LogOutDeps> = {}, session: Record<string, string> = {}) {
  const log: string[] = [];
  const localStorage = createStorage({ syncToken: 't', userPreferences: '{}' });
  const sessionStorage = createStorage({ anything: 'x', ...session });
  const deps: LogOutDeps = {
    signOut: async () => log.push('sign out'),
    localStorage,
    sessionStorage,
    forgetOnDevice: async () => void log.push('forget on device'),
    forgetUser: () => log.push('forget user'),
    isHome: () => false,
    goHome: async () => log.push('go home'),
    tellSuccess: () => log.push('success'),
    tellFailure: (error) => log.push(`failure: ${String(error)}`),
    ...change,
  };
  return { log, deps, localStorage, sessionStorage };
}

it('AUTH-14 AUTH-16 AUTH-18 logs out, goes home, forgets the user and shows a message', async () => {
  const { log, deps } = createScene();
  await logOut(deps);
  expect(log).toEqual(['sign out', 'forget on device', 'go home', 'forget user', 'success']);
});

it('AUTH-16 stays on the page if that is home', async () => {
  const { log, deps } = createScene({ isHome: () => true });
  await logOut(deps);
  expect(log).not.toContain('go home');
});

it('AUTH-15 C-56 clears user keys and session storage, keeps preferences', async () => {
  const { deps, localStorage, sessionStorage } = createScene();
  await logOut(deps);
  expect([...localStorage.values.keys()]).toEqual(['userPreferences']);
  expect(sessionStorage.values.size).toBe(0);
});

it('C-56 keeps an accepted maintenance code', async () => {
  const { deps, sessionStorage } = createScene({}, { maintenanceAccepted: 'true' });
  await logOut(deps);
  expect([...sessionStorage.values]).toEqual([['maintenanceAccepted', 'true']]);
});

it('AUTH-19 shows a failure and keeps the session', async () => {
  const { log, deps, sessionStorage } = createScene({
    signOut: () => Promise.reject(new Error('offline')),
  });
  await logOut(deps);
  expect(log).toEqual(['failure: Error: offline']);
  expect(sessionStorage.values.has('anything')).toBe(true);
});
