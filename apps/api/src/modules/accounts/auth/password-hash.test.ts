import { hashPassword as hashFirstFormat } from 'better-auth/crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountScene, type AccountScene } from '../../../testing/account-scene.ts';
import { TEST_COST } from '../../../testing/test-cost.ts';
import { createAuth } from './better-auth.ts';
import { createPasswordHasher, PASSWORD_COST } from '../../../lib/password-hash.ts';

const RIGHT = 'bridge-walnut';

it('the shipped cost is what OWASP recommends, and what the API hashes with unless a test says otherwise', async () => {
  expect(PASSWORD_COST).toEqual({ log2N: 17, r: 8, p: 1 });
  const scene = await createAccountScene();
  const { password } = await createAuth(scene.env, scene.database.db).$context;
  const hash = await password.hash(RIGHT);
  expect(hash).toMatch(/^scrypt\$17\$8\$1\$[\w-]{22}\$[\w-]{86}$/);
  expect(await password.verify({ hash, password: RIGHT })).toBe(true);
  expect(await password.verify({ hash, password: `${RIGHT}x` })).toBe(false);
  await scene.close();
});

describe('a hash', () => {
  const hasher = createPasswordHasher(TEST_COST);

  it('has its own salt, and accepts the password in every Unicode normalization form', async () => {
    expect(await hasher.hash(RIGHT)).not.toBe(await hasher.hash(RIGHT));
    const hash = await hasher.hash('caf\u00e9 au lait');
    expect(await hasher.check('cafe\u0301 au lait', hash)).toEqual({ isRight: true });
    expect(await hasher.check('cafe au lait', hash)).toEqual({ isRight: false });
  });

  it.each(['', 'scrypt$', 'scrypt$4$8$1$AAAA$', 'scrypt$4$8$1$AAAA$AAAA'])(
    'that is truncated (%j) matches no password',
    async (hash) => {
      const answer = hasher.check('', hash).then(
        ({ isRight }) => isRight,
        () => false,
      );
      expect(await answer).toBe(false);
    },
  );
});

describe('an old hash', () => {
  let scene: AccountScene;
  beforeAll(async () => {
    scene = await createAccountScene();
  });
  afterAll(() => scene.close());

  const read = async (userId: string): Promise<string> => {
    const { rows } = await sql<{ password: string }>`select password from auth_accounts
      where user_id = ${userId} and provider_id = 'credential'`.execute(scene.database.db);
    return rows[0]?.password ?? '';
  };
  const signIn = async (identifier: string, password: string): Promise<number> =>
    (await scene.post('/api/auth/sign-in', { identifier, password })).statusCode;

  it('from ten years ago still works, because passwords do not expire', async () => {
    const member = await scene.join();
    const old = sql<Date>`app_now() - interval '10 years'`;
    await sql`update auth_accounts set created_at = ${old}, updated_at = ${old}
      where user_id = ${member.id}`.execute(scene.database.db);
    await sql`update users set createdon = ${old} where id = ${member.id}`.execute(
      scene.database.db,
    );
    expect(await signIn(member.email, RIGHT)).toBe(200);
  });

  it.each<[string, () => Promise<string>]>([
    ['of the first format', () => hashFirstFormat(RIGHT)],
    ['of a lower cost', () => createPasswordHasher({ ...TEST_COST, log2N: 4 }).hash(RIGHT)],
  ])('%s is replaced at the next login, only with a right password', async (_, make) => {
    const member = await scene.join();
    const old = await make();
    await sql`update auth_accounts set password = ${old} where user_id = ${member.id}`.execute(
      scene.database.db,
    );
    expect(await signIn(member.email, 'not the password')).toBe(401);
    expect(await read(member.id)).toBe(old);
    expect(await signIn(member.email, RIGHT)).toBe(200);
    const { log2N, r, p } = TEST_COST;
    const upgraded = await read(member.id);
    expect(upgraded.startsWith(`scrypt$${log2N}$${r}$${p}$`)).toBe(true);
    expect(await signIn(member.email, RIGHT)).toBe(200);
    expect(await read(member.id)).toBe(upgraded);
  });
});
