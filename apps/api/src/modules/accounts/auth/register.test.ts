import { createEmailVerificationToken } from 'better-auth/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../../lib/hash-token.ts';
import { inOneMoment } from '../../../testing/in-one-moment.ts';
import { createAccountScene, type AccountScene } from '../../../testing/account-scene.ts';
import { SESSION_SECRET } from '../../../testing/test-api.ts';

let scene: AccountScene;

beforeAll(async () => {
  scene = await createAccountScene();
});
afterAll(() => scene.close());

const OK = { status: true };
const PASSWORD = 'bridge-walnut';

const register = (username: string, email: string, password = PASSWORD, address?: string) =>
  scene.post('/api/auth/register', { username, email, password, game: 'ua' }, '', address);

describe('POST /api/auth/register', () => {
  it('AUTH-01 creates an account that waits for the confirmation of its address', async () => {
    expect((await register('Halcyon', ' Halcyon@Example.org')).json()).toEqual(OK);
    const user = await scene.database.db
      .selectFrom('users')
      .select(['id', 'username', 'username_key', 'email', 'emailverified', 'roles', 'user_exp'])
      .where('username_key', '=', 'halcyon')
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      username: 'Halcyon',
      email: 'halcyon@example.org',
      emailverified: false,
      roles: [],
      user_exp: 0,
    });
    const early = await scene.post('/api/auth/sign-in', {
      identifier: 'halcyon',
      password: PASSWORD,
    });
    expect(early.json()).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' });
    const mail = await scene.takeMail('halcyon@example.org');
    expect(mail.subject).toBe('Confirm your e-mail address');
    expect(mail.text).toContain('http://cards.test/v3/');
    expect(mail.html).toContain(`#token=${mail.token}`);
    expect(
      (await scene.post('/api/auth/verify-email', { token: `${mail.token}x` })).json(),
    ).toMatchObject({ status: 400, code: 'LINK_INVALID' });
    expect((await scene.post('/api/auth/verify-email', { token: mail.token })).json()).toEqual(OK);
    const signedIn = await scene.post('/api/auth/sign-in', {
      identifier: 'HALCYON',
      password: PASSWORD,
    });
    expect(signedIn.json()).toMatchObject({
      user: { id: String(user.id), username: 'Halcyon', email: 'halcyon@example.org', level: 1 },
    });
    const audit = await scene.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', `user:${user.id}`)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'account.register',
      'email.verify',
      'session.begin',
    ]);
  });

  it('gives the same answer for a registered address and mails only its owner', async () => {
    const { email } = await scene.join('Vesper');
    const answer = await register('Somebody', email.toUpperCase());
    expect(answer.json()).toEqual(OK);
    expect((await scene.takeMail(email)).subject).toBe('You already have an account');
    const taken = await scene.database.db
      .selectFrom('users')
      .select('id')
      .where('username_key', '=', 'somebody')
      .execute();
    expect(taken).toEqual([]);
  });

  it.each([
    ['ab', PASSWORD, 'USERNAME_LENGTH'],
    ['Super.Admin', PASSWORD, 'USERNAME_RESERVED'],
    ['a b c', PASSWORD, 'USERNAME_CHARACTERS'],
    ['Newcomer', 'kq7-wdz', 'PASSWORD_LENGTH'],
    ['Newcomer', 'x'.repeat(129), 'PASSWORD_LENGTH'],
    ['Newcomer', 'newcomer', 'PASSWORD_GUESSABLE'],
    ['Newcomer', 'Princess1', 'PASSWORD_GUESSABLE'],
    ['Newcomer', 'ｐｒｉｎｃｅｓｓ１', 'PASSWORD_GUESSABLE'],
    ['Newcomer', 'ｎｅｗｃｏｍｅｒ', 'PASSWORD_GUESSABLE'],
    ['Newcomer', 'DeckFrame', 'PASSWORD_GUESSABLE'],
  ])('refuses the name %s with the password %s: %s', async (username, password, code) => {
    const answer = await register(username, 'newcomer@example.org', password);
    expect(answer.json()).toMatchObject({ status: 422, code });
  });

  it('stores long passwords with any characters unchanged, including case and spaces', async () => {
    const password = `  ${'Größe 🙂 '.repeat(9)} only-lower-case `;
    expect(Array.from(password).length).toBeGreaterThan(64);
    expect((await register('Longpass', 'longpass@example.org', password)).json()).toEqual(OK);
    const { token } = await scene.takeMail('longpass@example.org');
    await scene.post('/api/auth/verify-email', { token });
    const signIn = async (tried: string) =>
      (await scene.post('/api/auth/sign-in', { identifier: 'longpass', password: tried }))
        .statusCode;
    expect(await signIn(password)).toBe(200);
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 64)]) {
      expect(await signIn(other)).toBe(401);
    }
  });

  it.each([
    ['Ligature', 'ﬃﬃ-42', 'ffiffi-42'],
    ['Decomposed', 'ệộ'.normalize('NFD').repeat(64), 'ệộ'.repeat(64)],
  ])('%s: counts and compares a password in its NFKC form', async (username, typed, other) => {
    const email = `${username.toLowerCase()}@example.org`;
    expect((await register(username, email, typed)).json()).toEqual(OK);
    const { token } = await scene.takeMail(email);
    await scene.post('/api/auth/verify-email', { token });
    for (const password of [typed, other]) {
      const answer = await scene.post('/api/auth/sign-in', { identifier: username, password });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('a mailed token is valid only for its purpose and time', async () => {
    await register('Tokenist', 'tokenist@example.org');
    const { token } = await scene.takeMail('tokenist@example.org');
    // Better Auth's own tokens open nothing, even with our secret.
    const signed = await createEmailVerificationToken(SESSION_SECRET, 'tokenist@example.org');
    const verify = async (given: string) =>
      (await scene.post('/api/auth/verify-email', { token: given })).json<object>();
    for (const bad of [signed, `${token}x`, token.toLowerCase(), hashToken(token)]) {
      expect(await verify(bad)).toMatchObject({ status: 400, code: 'LINK_INVALID' });
    }
    const reset = await scene.post('/api/auth/password-reset/confirm', {
      token,
      password: 'walnut-bridge-9',
    });
    expect(reset.json()).toMatchObject({ code: 'LINK_INVALID' });
    expect(await verify(token)).toEqual(OK);
    expect(await verify(token)).toMatchObject({ code: 'LINK_INVALID' });
    await register('Tardy', 'tardy@example.org');
    const late = await scene.takeMail('tardy@example.org');
    await sql`update mailed_tokens set expires_at = app_now() - interval '1 second'
      where token_hash = ${hashToken(late.token)}`.execute(scene.database.db);
    expect(await verify(late.token)).toMatchObject({ code: 'LINK_INVALID' });
  });

  it('refuses names that equal a taken name in another case or look like it', async () => {
    await scene.join('Ollie-7');
    for (const name of ['OLLIE-7', '0llie_7', 'оllie-7'.replace('о', '0')]) {
      expect((await register(name, 'ollie@example.org')).json()).toMatchObject({
        status: 409,
        code: 'USERNAME_TAKEN',
      });
    }
  });

  it('of concurrent registrations each name and address gets one account', async () => {
    const both = await Promise.all([
      register('Twin', 'twin@example.org'),
      register('Twin', 'twin2@example.org'),
      register('Other', 'twin@example.org'),
    ]);
    const statuses = both.map((answer) => answer.statusCode);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const { rows } = await sql<{ name: string; users: number }>`
      select 'name' as name, count(*) as users from users where username_key = 'twin'
      union all select 'email', count(*) from users where email = 'twin@example.org'
      order by 1`.execute(scene.database.db);
    expect(rows).toEqual([
      { name: 'email', users: 1 },
      { name: 'name', users: 1 },
    ]);
  });

  it('is limited per IP address, and a whole IPv6 /64 counts as one', () =>
    inOneMoment(scene.database, async () => {
      const knock = async (address: string) =>
        (await register('x', 'x@example.org', PASSWORD, address)).statusCode;
      expect(await knock('2001:db8:1:2::1')).toBe(422);
      await scene.join('Limited');
      const statuses: number[] = [];
      for (let caller = 1; caller <= 11; caller += 1) {
        const address = `2001:db8:1:2::${caller}`;
        const email = `limited${caller}@example.org`;
        statuses.push((await register('Limited', email, PASSWORD, address)).statusCode);
      }
      expect(statuses).toEqual([...Array(10).fill(409), 429]);
      const elsewhere = await register('Limited', 'l@example.org', PASSWORD, '2001:db8:1:3::1');
      expect(elsewhere.statusCode).toBe(409);
    }));

  it('is limited per e-mail address, whether or not it has an account', () =>
    inOneMoment(scene.database, async () => {
      const member = await scene.join('Bombed');
      for (const email of [member.email, 'stranger@example.org']) {
        const statuses: number[] = [];
        for (let time = 1; time <= 6; time += 1) {
          statuses.push((await register('Bombed', email)).statusCode);
        }
        expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
      }
    }));
});

describe('GET /api/auth/username-availability', () => {
  const ask = async (username: string, cookie = '') =>
    (
      await scene.send(
        'GET',
        `/api/auth/username-availability?username=${encodeURIComponent(username)}`,
        cookie,
      )
    ).json();

  it('returns whether a name is available, and the reason if not', async () => {
    const member = await scene.join('Jasper');
    expect(await ask('Jaspar')).toEqual({ available: true, reason: null });
    expect(await ask('x')).toEqual({ available: false, reason: 'USERNAME_LENGTH' });
    expect(await ask('jasper')).toEqual({ available: false, reason: 'USERNAME_TAKEN' });
    expect(await ask('JASPER', member.cookie)).toEqual({ available: true, reason: null });
  });
});

describe('POST /api/auth/resend-verification', () => {
  it('mails only an unconfirmed account and answers everybody the same', async () => {
    await register('Waiting', 'waiting@example.org');
    await scene.takeMail('waiting@example.org');
    const { email } = await scene.join('Confirmed');
    for (const address of ['waiting@example.org', email, 'nobody@example.org']) {
      const answer = await scene.post('/api/auth/resend-verification', { email: address });
      expect(answer.json()).toEqual(OK);
    }
    const { token } = await scene.takeMail('waiting@example.org');
    expect((await scene.post('/api/auth/verify-email', { token })).json()).toEqual(OK);
    expect(await scene.countMails(email)).toBe(0);
    expect(await scene.countMails('nobody@example.org')).toBe(0);
  });
});
