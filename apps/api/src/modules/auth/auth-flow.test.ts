import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountScene, type AccountScene } from '../../testing/account-scene.ts';

let scene: AccountScene;

beforeAll(async () => {
  scene = await createAccountScene();
});
afterAll(() => scene.close());

describe('an account', () => {
  it('is registered, confirmed by mail, and signs in by address and by name', async () => {
    const { post, takeMail } = scene;
    const account = {
      username: 'Halcyon',
      email: 'Halcyon@Example.org ',
      password: 'bridge-walnut',
    };
    const registered = await post('/api/auth/register', account);
    expect(registered.json()).toEqual({ status: true });
    const early = await post('/api/auth/sign-in', {
      identifier: 'halcyon',
      password: 'bridge-walnut',
    });
    expect(early.json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    const mail = await takeMail('halcyon@example.org');
    const verified = await post('/api/auth/verify-email', { token: mail.token });
    expect(verified.json()).toEqual({ status: true });
    for (const identifier of ['HALCYON', 'halcyon@example.org']) {
      const answer = await post('/api/auth/sign-in', { identifier, password: 'bridge-walnut' });
      expect(answer.json()).toMatchObject({
        user: {
          username: 'Halcyon',
          email: 'halcyon@example.org',
          roles: [],
          level: 1,
          userExp: 0,
        },
      });
      expect(answer.headers['set-cookie']).toMatch(
        /^better-auth\.session_token=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
      );
    }
  });
});
