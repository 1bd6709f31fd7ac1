import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cookieOf,
  createAccountScene,
  type AccountScene,
  type Member,
} from '../../../testing/account-scene.ts';
import { inOneMoment } from '../../../testing/in-one-moment.ts';
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from '../../../testing/software-authenticator.ts';

const ORIGIN = 'http://cards.test';
let scene: AccountScene;

beforeAll(async () => {
  scene = await createAccountScene();
});
afterAll(() => scene.close());

async function addPasskey(member: Member, authenticator: SoftwareAuthenticator, name = 'Phone') {
  const options = await scene.post('/api/me/passkeys/options', undefined, member.cookie);
  const response = authenticator.create(options.json());
  const cookie = `${member.cookie}; ${cookieOf(options)}`;
  return scene.post('/api/me/passkeys', { name, response }, cookie);
}

async function begin() {
  const asked = await scene.post('/api/auth/passkey-options', undefined);
  return { options: asked.json<{ challenge: string; rpId: string }>(), cookie: cookieOf(asked) };
}

const finish = (response: object, cookie: string) =>
  scene.post('/api/auth/passkey-sign-in', { response }, cookie);

describe('passkeys', () => {
  it('are added, listed, renamed, used to log in and removed', async () => {
    const member = await scene.join();
    const authenticator = createSoftwareAuthenticator(ORIGIN);
    const added = await addPasskey(member, authenticator, ' Phone ');
    expect(added.json()).toMatchObject({ name: 'Phone', synced: false });
    expect((await scene.takeMail(member.email)).subject).toBe('A passkey was added');
    const { id } = added.json<{ id: string }>();

    const { cookie, options } = await begin();
    expect(options).toMatchObject({ rpId: 'cards.test', userVerification: 'required' });
    const signedIn = await finish(authenticator.get(options), cookie);
    expect(signedIn.json()).toMatchObject({ user: { id: member.id } });
    const own = await scene.send('GET', '/api/me', cookieOf(signedIn));
    expect(own.json()).toMatchObject({ user: { id: member.id } });

    const renamed = await scene.send('PATCH', `/api/me/passkeys/${id}`, member.cookie, {
      name: 'Key',
    });
    expect(renamed.json()).toMatchObject({ id, name: 'Key' });
    const list = () => scene.send('GET', '/api/me/passkeys', member.cookie);
    expect((await list()).json()).toMatchObject({ passkeys: [{ id, name: 'Key' }] });
    const gone = await scene.send('DELETE', `/api/me/passkeys/${id}`, member.cookie);
    expect(gone.statusCode).toBe(204);
    expect((await list()).json()).toEqual({ passkeys: [] });
    const late = await begin();
    const refused = await finish(authenticator.get(late.options), late.cookie);
    expect(refused.json()).toMatchObject({ status: 401, code: 'PASSKEY_INVALID' });
  });

  it('an answer is valid once, for its own challenge, browser and site', async () => {
    const member = await scene.join();
    const authenticator = createSoftwareAuthenticator(ORIGIN);
    await addPasskey(member, authenticator);
    const first = await begin();
    const answer = authenticator.get(first.options);
    expect((await finish(answer, '')).statusCode).toBe(401);
    expect((await finish(answer, first.cookie)).statusCode).toBe(200);
    expect((await finish(answer, first.cookie)).statusCode).toBe(401);
    // The challenge is consumed, so a new answer is refused too.
    const anew = authenticator.get(first.options);
    expect((await finish(anew, first.cookie)).statusCode).toBe(401);

    const second = await begin();
    const other = authenticator.get(second.options, { challenge: first.options.challenge });
    expect((await finish(other, second.cookie)).statusCode).toBe(401);
    const third = await begin();
    const copied = authenticator.get(third.options, { counter: 1 });
    expect((await finish(copied, third.cookie)).statusCode).toBe(401);
    const fourth = await begin();
    const lured = authenticator.get(fourth.options, { origin: 'http://evil.test' });
    expect((await finish(lured, fourth.cookie)).statusCode).toBe(401);
    const foreign = createSoftwareAuthenticator('http://evil.test');
    expect((await addPasskey(member, foreign)).json()).toMatchObject({ code: 'PASSKEY_INVALID' });
  });

  it('belong to one member, and a challenge to the member who requested it', async () => {
    const [one, other] = [await scene.join(), await scene.join()];
    const authenticator = createSoftwareAuthenticator(ORIGIN);
    await addPasskey(one, authenticator);
    expect((await addPasskey(other, authenticator)).json()).toMatchObject({
      code: 'PASSKEY_KNOWN',
    });
    const options = await scene.post('/api/me/passkeys/options', undefined, one.cookie);
    const response = createSoftwareAuthenticator(ORIGIN).create(options.json());
    const cookie = `${other.cookie}; ${cookieOf(options)}`;
    const stolen = await scene.post('/api/me/passkeys', { name: 'Mine', response }, cookie);
    expect(stolen.json()).toMatchObject({ code: 'PASSKEY_INVALID' });
  });

  it('work where the sign-ins by password of an address are used up, and have their own limit', () =>
    inOneMoment(scene.database, async () => {
      const member = await scene.join();
      const authenticator = createSoftwareAuthenticator(ORIGIN);
      await addPasskey(member, authenticator);
      const address = '203.0.113.21';
      const spend = (name: string, hits: number) =>
        sql`insert into rate_limits (key, hits, window_start)
          values (${`${name}:${address}`}, ${hits},
            to_timestamp(floor(extract(epoch from app_now()) / 600) * 600))
          on conflict (key, window_start) do update set hits = excluded.hits`.execute(
          scene.database.db,
        );
      const use = async (url: string, session = '') => {
        const { cookie, options } = await begin();
        const body = { response: authenticator.get(options) };
        return (await scene.post(url, body, `${session}; ${cookie}`, address)).statusCode;
      };
      await spend('sign-in', 100);
      const { email: identifier, password } = member;
      const byPassword = { identifier, password };
      const refused = await scene.post('/api/auth/sign-in', byPassword, '', address);
      expect(refused.statusCode).toBe(429);
      expect(await use('/api/auth/passkey-sign-in')).toBe(200);
      expect(await use('/api/me/proof/passkey', member.cookie)).toBe(200);
      await spend('passkey', 300);
      expect(await use('/api/auth/passkey-sign-in')).toBe(429);
      expect(await use('/api/me/proof/passkey', member.cookie)).toBe(429);
    }));

  it('do not log in a suspended member, and an old session must log in again', async () => {
    const member = await scene.join();
    const authenticator = createSoftwareAuthenticator(ORIGIN);
    await addPasskey(member, authenticator);
    const { db } = scene.database;
    await db
      .updateTable('auth_sessions')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000), proved_at: null })
      .where('user_id', '=', Number(member.id))
      .execute();
    const old = await scene.post('/api/me/passkeys/options', undefined, member.cookie);
    expect(old.json()).toMatchObject({ status: 403, code: 'FRESH_SIGN_IN_REQUIRED' });
    await db
      .updateTable('users')
      .set({ suspended_until: new Date('2999-01-01'), suspension_reason: 'Spam' })
      .where('id', '=', Number(member.id))
      .execute();
    const { cookie, options } = await begin();
    const refused = await finish(authenticator.get(options), cookie);
    expect(refused.json()).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED' });
  });
});
