import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, createAccountScene, type AccountScene } from '../testing/account-scene.ts';
import { cookieName, findCookie, printSessionCookie } from './cookies.ts';

let scene: AccountScene;

beforeAll(async () => {
  scene = await createAccountScene({
    env: {
      PUBLIC_URL: 'https://cards.test',
      DISCORD_CLIENT_ID: 'id',
      DISCORD_CLIENT_SECRET: 'secret',
    },
  });
});
afterAll(() => scene.close());

const signIn = async () => {
  const { username, password } = await scene.join();
  return scene.post('/api/auth/sign-in', { identifier: username, password });
};

const FLAGS = ['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'];

describe('over https', () => {
  it('every cookie is host-only, secure and http-only', async () => {
    const signedIn = await signIn();
    const cookie = cookieOf(signedIn);
    const answers = [
      signedIn,
      await scene.post('/api/auth/passkey-options', {}),
      await scene.post('/api/me/links/discord', {}, cookie),
      await scene.send('DELETE', '/api/me/session', cookie),
    ];
    const cookies = answers.flatMap(({ headers }) => headers['set-cookie'] ?? []);
    expect(cookies.length).toBeGreaterThanOrEqual(answers.length);
    for (const printed of cookies) {
      expect(printed).toMatch(/^__Host-/);
      expect(printed).not.toMatch(/domain=/i);
      expect(printed.split('; ')).toEqual(expect.arrayContaining(FLAGS));
    }
  });

  it('ignores a cookie without the prefix, because a neighbouring host could set it', async () => {
    const cookie = cookieOf(await signIn());
    const user = async (header: string) =>
      (await scene.send('GET', '/api/me', header)).json<{ user: unknown }>().user;
    expect(await user(cookie)).not.toBeNull();
    expect(await user(cookie.replace('__Host-', ''))).toBeNull();
    expect(await user(cookie.replace('__Host-', '__Secure-'))).toBeNull();
  });
});

it('without https cookie names have no prefix, because browsers would refuse it', () => {
  expect(cookieName('x', false)).toBe('x');
  expect(printSessionCookie('x', '1', false)).toBe('x=1; Path=/; HttpOnly; SameSite=Lax');
  expect(findCookie('__Host-x=2; x=1', 'x', false)).toBe('1');
  expect(findCookie('x=1; __Host-x=2', 'x', true)).toBe('2');
});
