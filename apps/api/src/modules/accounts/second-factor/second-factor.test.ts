import { createSession } from '@deckframe/database/scenes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf } from '../../../testing/account-scene.ts';
import { createFactorScene, FACTOR_PATH, type FactorScene } from '../../../testing/factor-scene.ts';
import { readBase32 } from '../../../testing/read-base32.ts';
import { SESSION_SECRET } from '../../../testing/test-api.ts';
import { totpCode } from './totp.ts';

let scene: FactorScene;

beforeAll(async () => {
  scene = await createFactorScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.nextDay());

const statusesOf = (answers: { statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other);

describe('setting up an authenticator app', () => {
  it('is active after its first right code, sends a mail and ends the other sessions', async () => {
    const member = await scene.join();
    const other = await createSession(scene.database.db, {
      userId: Number(member.id),
      secret: SESSION_SECRET,
    });
    const none = { authenticator: null, passkeys: 0, required: false, proved: true };
    expect((await scene.send('GET', FACTOR_PATH, member.cookie)).json()).toEqual(none);
    const early = await scene.post(`${FACTOR_PATH}/confirm`, { code: '123456' }, member.cookie);
    expect(early.json()).toMatchObject({ status: 409, code: 'SECOND_FACTOR_NOT_BEGUN' });

    const begun = (await scene.post(`${FACTOR_PATH}/begin`, undefined, member.cookie)).json<{
      secret: string;
      uri: string;
    }>();
    expect(begun.uri).toBe(
      `otpauth://totp/Deckframe:${member.username}?secret=${begun.secret}&issuer=Deckframe`,
    );
    const secret = readBase32(begun.secret);
    expect(secret).toHaveLength(20);
    const wrong = await scene.post(`${FACTOR_PATH}/confirm`, { code: '12345' }, member.cookie);
    expect(wrong.json()).toMatchObject({ status: 401, code: 'CODE_WRONG' });
    expect((await scene.signInBy(member)).statusCode).toBe(200);

    const code = totpCode(secret, scene.now());
    const confirmed = await scene.post(`${FACTOR_PATH}/confirm`, { code }, member.cookie);
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const one of recoveryCodes) expect(one).toMatch(/^([a-z2-7]{7}-){3}[a-z2-7]{7}$/);
    expect((await scene.takeMail(member.email)).subject).toBe('An authenticator app was added');
    expect((await scene.send('GET', FACTOR_PATH, other)).statusCode).toBe(401);
    expect((await scene.send('GET', FACTOR_PATH, member.cookie)).json()).toEqual({
      ...none,
      authenticator: { addedAt: new Date(scene.now()).toISOString(), recoveryCodesLeft: 10 },
    });
    expect((await scene.signInBy(member)).json()).toMatchObject({
      status: 401,
      code: 'CODE_REQUIRED',
    });
  });

  it('is the second factor of the session that confirmed it', async () => {
    const member = await scene.join();
    await scene.post(`${FACTOR_PATH}/begin`, undefined, member.cookie);
    const mark = async () => {
      const { rows } = await sql<{ marked: boolean }>`select second_factor_at is not null as marked
        from auth_sessions where user_id = ${member.id}`.execute(scene.database.db);
      return rows.map(({ marked }) => marked);
    };
    await sql`update auth_sessions set second_factor_at = null
      where user_id = ${member.id}`.execute(scene.database.db);
    const begun = await scene.post(`${FACTOR_PATH}/begin`, undefined, member.cookie);
    const secret = readBase32(begun.json<{ secret: string }>().secret);
    expect(await mark()).toEqual([false]);
    const code = totpCode(secret, scene.now());
    await scene.post(`${FACTOR_PATH}/confirm`, { code }, member.cookie);
    expect(await mark()).toEqual([true]);
  });

  it('each set-up has a new secret', async () => {
    const [one, other] = [await scene.join(), await scene.join()];
    const secrets = new Set<string>();
    for (const { cookie } of [one, one, other]) {
      const begun = await scene.post(`${FACTOR_PATH}/begin`, undefined, cookie);
      secrets.add(begun.json<{ secret: string }>().secret);
    }
    expect(secrets.size).toBe(3);
  });

  it('is dropped if not finished within fifteen minutes', async () => {
    const member = await scene.join();
    const begun = await scene.post(`${FACTOR_PATH}/begin`, undefined, member.cookie);
    const secret = readBase32(begun.json<{ secret: string }>().secret);
    await scene.pass(16);
    await scene.prove(member, { password: member.password });
    const late = await scene.post(
      `${FACTOR_PATH}/confirm`,
      { code: totpCode(secret, scene.now()) },
      member.cookie,
    );
    expect(late.json()).toMatchObject({ code: 'SECOND_FACTOR_NOT_BEGUN' });
  });

  it('stores no secret and no recovery code in plain text', async () => {
    const member = await scene.join();
    const begun = await scene.post(`${FACTOR_PATH}/begin`, undefined, member.cookie);
    const { secret } = begun.json<{ secret: string }>();
    const code = totpCode(readBase32(secret), scene.now());
    const confirmed = await scene.post(`${FACTOR_PATH}/confirm`, { code }, member.cookie);
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
    const { rows: tables } = await sql<{ name: string }>`
      select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker')`.execute(scene.database.db);
    expect(tables.length).toBeGreaterThan(30);
    const forms = [
      secret,
      readBase32(secret).toString('hex'),
      ...recoveryCodes,
      ...recoveryCodes.map((one) => one.replaceAll('-', '')),
    ];
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select kept::text as row from ${sql.raw(name)} as kept`.execute(scene.database.db);
      const text = rows.map(({ row }) => row).join('\n');
      expect(
        forms.filter((form) => text.includes(form)),
        name,
      ).toEqual([]);
    }
    expect(scene.logLines.filter((line) => forms.some((form) => line.includes(form)))).toEqual([]);
  });
});

describe('login with a code', () => {
  it('accepts each code once, with a clock half a minute off, and never an older one', async () => {
    const member = await scene.joinWithApp();
    expect((await scene.signInBy(member, member.show())).json()).toMatchObject({
      code: 'CODE_WRONG',
    });
    await scene.pass(1);
    expect((await scene.signInBy(member, member.show(-2))).statusCode).toBe(401);
    expect((await scene.signInBy(member, member.show(2))).statusCode).toBe(401);
    const answer = await scene.signInBy(member, member.show(1));
    expect(answer.json()).toMatchObject({ user: { id: member.id, needsSecondFactor: false } });
    for (const used of [member.show(1), member.show(), member.show(-1)]) {
      expect((await scene.signInBy(member, used)).json()).toMatchObject({ code: 'CODE_WRONG' });
    }
  });

  it('one code used concurrently opens one session', async () => {
    const member = await scene.joinWithApp();
    await scene.pass(1);
    const code = member.show();
    const answers = await Promise.all([1, 2, 3, 4].map(() => scene.signInBy(member, code)));
    expect(statusesOf(answers)).toEqual([200, 401, 401, 401]);
  });

  it('one recovery code used concurrently opens one session, becomes invalid and sends a mail', async () => {
    const member = await scene.joinWithApp();
    await scene.takeMail(member.email);
    const [first = '', second = ''] = member.codes;
    const answers = await Promise.all([1, 2, 3, 4].map(() => scene.signInBy(member, first)));
    expect(statusesOf(answers)).toEqual([200, 401, 401, 401]);
    expect(await scene.countMails(member.email)).toBe(1);
    expect((await scene.takeMail(member.email)).subject).toBe('A recovery code was used');
    expect((await scene.signInBy(member, first)).statusCode).toBe(401);
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ')} `;
    const answer = await scene.signInBy(member, typed);
    expect(answer.statusCode).toBe(200);
    const state = await scene.send('GET', FACTOR_PATH, cookieOf(answer));
    expect(state.json()).toMatchObject({ authenticator: { recoveryCodesLeft: 8 } });
    const audit = await scene.listAudit(member);
    expect(audit.filter((entry) => entry.startsWith('recovery-code.use self'))).toHaveLength(2);
  });

  it('a code of another member, or without the password, is refused', async () => {
    const [member, other] = [await scene.joinWithApp(), await scene.joinWithApp()];
    await scene.pass(1);
    expect((await scene.signInBy(member, other.show())).statusCode).toBe(401);
    expect((await scene.signInBy(member, other.codes[0])).statusCode).toBe(401);
    const guess = await scene.signInBy({ ...member, password: 'not-the-right-one' }, member.show());
    expect(guess.json()).toMatchObject({ code: 'CREDENTIALS_INVALID' });
    expect((await scene.signInBy(member, member.show())).statusCode).toBe(200);
  });

  it('five guesses per quarter hour and thirty a day; a new password resets the limit', async () => {
    const member = await scene.joinWithApp();
    await scene.pass(1);
    const guess = () => scene.prove(member, { code: '000000' });
    const codes: string[] = [];
    for (let turn = 0; turn < 8; turn += 1)
      codes.push((await guess()).json<{ code: string }>().code);
    expect(codes).toEqual([...Array(5).fill('CODE_WRONG'), ...Array(3).fill('RATE_LIMITED')]);
    expect((await scene.signInBy(member, member.show())).json()).toMatchObject({
      code: 'RATE_LIMITED',
    });
    for (let turn = 0; turn < 8; turn += 1) {
      await scene.pass(15);
      for (let tries = 0; tries < 5; tries += 1) await guess();
    }
    await scene.pass(15);
    expect((await guess()).json()).toMatchObject({ code: 'RATE_LIMITED' });

    await scene.post('/api/auth/password-reset', { email: member.email, game: 'gundam' });
    const { token } = await scene.readMail(member.email, (mail) => mail.token !== '');
    const password = 'lantern-hollow-river';
    await scene.post('/api/auth/password-reset/confirm', { token, password });
    expect((await scene.signInBy({ ...member, password }, member.show())).statusCode).toBe(200);
  });

  it('a password reset by mail keeps the app: signing in still requires a code', async () => {
    const member = await scene.joinWithApp();
    await scene.pass(1);
    await scene.post('/api/auth/password-reset', { email: member.email, game: 'gundam' });
    const { token } = await scene.readMail(member.email, (mail) => mail.token !== '');
    const password = 'lantern-hollow-river';
    const reset = await scene.post('/api/auth/password-reset/confirm', { token, password });
    expect([reset.statusCode, reset.headers['set-cookie']]).toEqual([200, undefined]);
    const owner = { ...member, password };
    expect((await scene.signInBy(owner)).json()).toMatchObject({ code: 'CODE_REQUIRED' });
    expect((await scene.signInBy(owner, member.show())).statusCode).toBe(200);
  });

  it('refused and used codes are in the audit log', async () => {
    const member = await scene.joinWithApp();
    await scene.signInBy({ ...member, password: 'not-the-right-one' });
    await scene.signInBy(member, '000000');
    await scene.prove(member, { code: 'abc' });
    await scene.prove(member, { code: member.codes[0] });
    expect(await scene.listAudit(member)).toEqual([
      'second-factor.add self {}',
      'session.refuse 1 {"method":"password"}',
      'session.refuse 1 {"method":"code"}',
      'proof.refuse 1 {"method":"code"}',
      'recovery-code.use self {}',
      'session.prove self {"method":"code"}',
    ]);
  });
});
