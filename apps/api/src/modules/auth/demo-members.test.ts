import { expect, it } from 'vitest';
import { createAccountScene } from '../../testing/account-scene.ts';
import { createDemoMembers, DEMO_MEMBERS } from './demo-members.ts';

it('every demo member can sign in with the machine’s password, also after a second run', async () => {
  const scene = await createAccountScene();
  try {
    await createDemoMembers(scene.database.db, 'first-password');
    await createDemoMembers(scene.database.db, 'second-password');
    const [first] = DEMO_MEMBERS;
    const signIn = (password: string) =>
      scene.post('/api/auth/sign-in', { identifier: first.username, password });
    expect((await signIn('first-password')).statusCode).toBe(401);
    const answer = await signIn('second-password');
    expect(answer.json()).toMatchObject({ user: { username: 'Vesper', roles: [...first.roles] } });
    const members = await scene.database.db
      .selectFrom('users')
      .innerJoin('auth_accounts', 'auth_accounts.user_id', 'users.id')
      .select('username')
      .where('password', 'is not', null)
      .execute();
    expect(members).toHaveLength(DEMO_MEMBERS.length);
  } finally {
    await scene.close();
  }
});
