import { expect, it } from 'vitest';
import { createAccountScene } from '../../../testing/account-scene.ts';
import { SESSION_SECRET } from '../../../testing/test-api.ts';
import { readCodeOf } from '../../staff/users/service.ts';
import { createDemoMembers, DEMO_MEMBERS } from './demo-members.ts';

it("every demo member can log in with the machine's password, also after a second run", async () => {
  const scene = await createAccountScene();
  const { db } = scene.database;
  try {
    for (const password of ['first-password', 'second-password']) {
      await createDemoMembers(db, { password, serverSecret: SESSION_SECRET });
    }
    const [first] = DEMO_MEMBERS;
    const signIn = (password: string, code?: string) =>
      scene.post('/api/auth/sign-in', { identifier: first.username, password, code });
    expect((await signIn('first-password')).statusCode).toBe(401);
    expect((await signIn('second-password')).json()).toMatchObject({ code: 'CODE_REQUIRED' });
    const code = await readCodeOf(db, first.username, SESSION_SECRET);
    const answer = await signIn('second-password', code);
    expect(answer.json()).toMatchObject({ user: { username: 'Vesper', roles: [...first.roles] } });
    const members = await db
      .selectFrom('users')
      .innerJoin('auth_accounts', 'auth_accounts.user_id', 'users.id')
      .select('username')
      .where('password', 'is not', null)
      .execute();
    expect(members).toHaveLength(DEMO_MEMBERS.length);
    expect(await db.selectFrom('second_factors').select('user_id').execute()).toHaveLength(2);
  } finally {
    await scene.close();
  }
});
