import { expect, it } from 'vitest';
import { MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, forgetCalls, receivedCalls } from '#testing/scripted-api.ts';
import { FreshUserData } from './fresh-user-data.tsx';

const SESSION = 'GET /api/me';

it("a tab that learns of a newer state of its member refetches it, and ignores its own and other members' states", async () => {
  const member = { ...MEMBER, id: '77', syncToken: 'a1' };
  const { services } = await openPart(<FreshUserData />, member);
  await expect.poll(() => localStorage.getItem('syncToken')).toBe('a1');
  const tell = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'syncToken', newValue }));
  await answer(SESSION, 200, { user: { ...member, syncToken: 'b2', username: 'Renamed' } });
  tell('a1');
  tell(null);
  expect(await receivedCalls(SESSION)).toEqual([]);
  tell('b2');
  await expect.poll(() => services.session.get()).toMatchObject({ username: 'Renamed' });
  await expect.poll(() => localStorage.getItem('syncToken')).toBe('b2');
  await forgetCalls();
  await answer(SESSION, 200, { user: { ...member, id: '78', username: 'Somebody' } });
  tell('c3');
  await expect.poll(() => receivedCalls(SESSION)).toHaveLength(1);
  expect(services.session.get()).toMatchObject({ id: '77' });
});
