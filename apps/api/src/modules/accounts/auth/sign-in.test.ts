import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOneMoment } from '../../../testing/in-one-moment.ts';
import { cookieOf, createAccountScene, type AccountScene } from '../../../testing/account-scene.ts';

let scene: AccountScene;

beforeAll(async () => {
  scene = await createAccountScene();
});
afterAll(() => scene.close());

const signIn = (identifier: string, password = 'bridge-walnut', cookie = '', address?: string) =>
  scene.post('/api/auth/sign-in', { identifier, password }, cookie, address);

const whoAmI = async (cookie: string) =>
  (await scene.send('GET', '/api/me', cookie)).json<{ user: { username: string } | null }>().user;

const setUser = (id: string, values: Record<string, unknown>) =>
  scene.database.db.updateTable('users').set(values).where('id', '=', Number(id)).execute();

const setHits = (key: string, hits: number) =>
  scene.database.db.updateTable('rate_limits').set({ hits }).where('key', 'like', key).execute();

const newestEntry = async () => {
  const newest = await scene.database.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return newest?.id ?? 0;
};

const entriesAfter = async (id: number) => {
  const { rows } = await sql<{ entry: string }>`
    select concat_ws(' ', action, subject, details->>'method') as entry from audit_log
    where id > ${id} order by id`.execute(scene.database.db);
  return rows.map(({ entry }) => entry);
};

describe('POST /api/auth/sign-in', () => {
  it('AUTH-03 logs in by address or name; a member with an id is logged in', async () => {
    const member = await scene.join('Halcyon');
    for (const identifier of ['halcyon', 'HALCYON', member.email.toUpperCase()]) {
      const answer = await signIn(identifier);
      expect(answer.json()).toMatchObject({ user: { id: member.id, username: 'Halcyon' } });
      expect(answer.headers['set-cookie']?.[0]).toMatch(
        /^better-auth\.session_token=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
      );
      expect(await whoAmI(cookieOf(answer))).toMatchObject({ id: member.id });
    }
  });

  it('each session has a new token of 32 random letters and digits', async () => {
    const member = await scene.join('Tokens');
    const tokens = new Set<string | undefined>();
    for (let time = 0; time < 3; time += 1) {
      const [, value = ''] = cookieOf(await signIn(member.username)).split('session_token=');
      tokens.add(/^([A-Za-z0-9]{32})\./.exec(decodeURIComponent(value))?.[1]);
    }
    expect(tokens.has(undefined)).toBe(false);
    expect(tokens.size).toBe(3);
  });

  it('AUTH-13 does not reveal who has an account, at the same cost', async () => {
    const member = await scene.join('Timely');
    const measure = async (identifier: string) => {
      const begin = process.cpuUsage();
      const answer = await signIn(identifier, 'wrong-password');
      // CPU time, which does not depend on load. Its division into user and system is estimated.
      const { user, system } = process.cpuUsage(begin);
      return { cost: user + system, answer };
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const wrong = await measure(member.username);
      const nobody = await measure(`nobody${round}`);
      known.push(wrong.cost);
      unknown.push(nobody.cost);
      const { requestId: _one, ...first } = wrong.answer.json<Record<string, unknown>>();
      const { requestId: _two, ...second } = nobody.answer.json<Record<string, unknown>>();
      expect(first).toEqual(second);
      expect(first).toMatchObject({ status: 401, code: 'CREDENTIALS_INVALID' });
    }
    // Without a hash, an unknown name would be answered much faster.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  it('guesses are limited per account and place, so members elsewhere are not locked out', () =>
    inOneMoment(scene.database, async () => {
      const member = await scene.join('Guessed');
      const guess = (identifier: string) => signIn(identifier, 'x', '', '203.0.113.9');
      expect((await guess(member.username)).statusCode).toBe(401);
      // Simulates eight more guesses.
      await setHits('sign-in-place:%', 9);
      expect((await guess(member.email)).statusCode).toBe(401);
      const limited = await guess(member.username);
      expect(limited.json()).toMatchObject({ code: 'RATE_LIMITED' });
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
      expect((await signIn(member.username)).statusCode).toBe(200);
      // The day has its own limit.
      await setHits('sign-in-place:%', 1);
      await setHits('sign-in-place-day:%', 60);
      expect((await guess(member.username)).statusCode).toBe(429);
    }));

  it('guesses from many places are limited and never block a known device', () =>
    inOneMoment(scene.database, async () => {
      const [member, other] = [await scene.join('Hunted'), await scene.join('Neighbour')];
      const known = cookieOf(await signIn(member.username));
      const neighbours = cookieOf(await signIn(other.username));
      await setHits('sign-in-account:%', 100);
      expect((await signIn(member.username)).statusCode).toBe(429);
      expect((await signIn(member.username, member.password, neighbours)).statusCode).toBe(429);
      const forged = 'deckframe.device=device%3Aall.AAAA';
      expect((await signIn(member.username, member.password, forged)).statusCode).toBe(429);
      expect((await signIn(member.username, member.password, known)).statusCode).toBe(200);

      // Without a known device the member resets the password by mail.
      await scene.post('/api/auth/password-reset', { email: member.email });
      const { token } = await scene.takeMail(member.email);
      const body = { token, password: 'walnut-bridge' };
      expect((await scene.post('/api/auth/password-reset/confirm', body)).statusCode).toBe(200);
      expect((await signIn(member.username, 'walnut-bridge')).statusCode).toBe(200);
    }));

  it('is limited per IP address for any account', () =>
    inOneMoment(scene.database, async () => {
      const member = await scene.join('Crowded');
      await scene.database.db.deleteFrom('rate_limits').execute();
      await scene.database.db
        .insertInto('rate_limits')
        .values({
          key: 'sign-in:2001:db8:0:7::/64',
          hits: 100,
          window_start: sql`to_timestamp(floor(extract(epoch from app_now()) / 600) * 600)`,
        })
        .execute();
      const other = await signIn(member.username, 'x', '', '2001:db8:0:7:a:b:c:d');
      expect(other.statusCode).toBe(429);
    }));

  it('a failed login is in the audit log, for known and unknown accounts', async () => {
    const member = await scene.join('Recorded');
    const since = await newestEntry();
    await signIn(member.username, 'wrong-one');
    await signIn('nobody-of-this-name', 'wrong-one');
    expect(await entriesAfter(since)).toEqual([
      `session.refuse user:${member.id} password`,
      'session.refuse user:unknown password',
    ]);
  });

  it('a login ends the previous session of the browser', async () => {
    const member = await scene.join('Rotating');
    const answer = await signIn(member.username, member.password, member.cookie);
    expect(answer.statusCode).toBe(200);
    expect(await whoAmI(member.cookie)).toBeNull();
    expect(await whoAmI(cookieOf(answer))).toMatchObject({ id: member.id });
  });

  it('reveals a suspension and its end only with the right password', async () => {
    const member = await scene.join('Suspended');
    await setUser(member.id, {
      suspended_until: new Date('2999-01-01T00:00:00Z'),
      suspension_reason: 'Spam',
    });
    expect(await whoAmI(member.cookie)).toBeNull();
    expect((await signIn(member.username, 'wrong-one')).json()).toMatchObject({
      code: 'CREDENTIALS_INVALID',
    });
    expect((await signIn(member.username)).json()).toMatchObject({
      status: 403,
      code: 'ACCOUNT_SUSPENDED',
      params: { reason: 'Spam', until: '2999-01-01T00:00:00Z' },
    });
    await setUser(member.id, { suspended_until: new Date(0) });
    expect((await signIn(member.username)).statusCode).toBe(200);
  });

  it('the system user can never log in, whatever the tables contain', async () => {
    expect((await signIn('System', 'bridge-walnut')).json()).toMatchObject({
      code: 'CREDENTIALS_INVALID',
    });
    const { db } = scene.database;
    await expect(
      db
        .insertInto('auth_sessions')
        .values({ user_id: 1, token: 'system', expires_at: new Date('2999-01-01') })
        .execute(),
    ).rejects.toThrow(/check constraint/);
    await expect(
      db.updateTable('users').set({ suspended_until: new Date() }).where('id', '=', 1).execute(),
    ).rejects.toThrow(/check constraint/);
  });
});

describe('migration from the old site', () => {
  it('AUTH-08 applies if hasMigrated is exactly false, not if it is missing', async () => {
    const born = await scene.join('BornHere');
    const old = await scene.join('OldMember');
    await setUser(old.id, { hasmigrated: false });
    expect((await signIn(born.username)).statusCode).toBe(200);
    expect((await signIn(old.username)).json()).toMatchObject({
      status: 403,
      code: 'MIGRATION_REQUIRED',
      params: { email: old.email },
    });
    await setUser(old.id, { hasmigrated: true });
    const migrated = await signIn(old.username);
    expect(migrated.json()).toMatchObject({ user: { userMetadata: { hasMigrated: true } } });
  });

  it('AUTH-10 at start, a user who needs migration is logged out and told which address', async () => {
    const old = await scene.join('StillHere');
    await setUser(old.id, { hasmigrated: false });
    const start = await scene.send('GET', '/api/me', old.cookie);
    expect(start.json()).toEqual({ user: null, migration: { email: old.email } });
    expect(start.headers['set-cookie']).toMatch(/^better-auth\.session_token=;.*Max-Age=0$/);
    expect((await scene.send('GET', '/api/me', old.cookie)).json()).toEqual({
      user: null,
      migration: null,
    });
  });

  it('AUTH-11 AUTH-12 the status check by e-mail returns needsMigration only with the password', async () => {
    const old = await scene.join('Checked');
    const born = await scene.join('NotChecked');
    await setUser(old.id, { hasmigrated: false });
    const ask = async (email: string, password = 'bridge-walnut') =>
      (await scene.post('/api/auth/user-status', { email, password })).json();
    expect(await ask(old.email)).toEqual({ needsMigration: true });
    expect(await ask(born.email)).toEqual({ needsMigration: false });
    expect(await ask(old.email, 'wrong-one')).toMatchObject({ code: 'CREDENTIALS_INVALID' });
    expect(await ask('nobody@example.org')).toMatchObject({ code: 'CREDENTIALS_INVALID' });
  });

  it('a status check with a wrong password is in the audit log', async () => {
    const member = await scene.join('CheckedTwice');
    const since = await newestEntry();
    const ask = (email: string, password: string) =>
      scene.post('/api/auth/user-status', { email, password });
    await ask(member.email, 'wrong-one');
    await ask('nobody@example.org', 'wrong-one');
    await ask(member.email, member.password);
    expect(await entriesAfter(since)).toEqual([
      `session.refuse user:${member.id} password`,
      'session.refuse user:unknown password',
    ]);
  });

  it('ends when a new password is set by mail', async () => {
    const old = await scene.join('Migrating');
    await setUser(old.id, { hasmigrated: false, emailverified: false });
    await scene.post('/api/auth/password-reset', { email: old.email, game: 'opcg' });
    const mail = await scene.takeMail(old.email);
    expect(mail.text).toContain('/v3/opcg/reset-password#token=');
    const body = { token: mail.token, password: 'walnut-bridge' };
    const confirmed = await scene.post('/api/auth/password-reset/confirm', body);
    expect(confirmed.json()).toEqual({ status: true });
    const answer = await signIn(old.username, 'walnut-bridge');
    expect(answer.json()).toMatchObject({ user: { userMetadata: { hasMigrated: true } } });
  });
});
