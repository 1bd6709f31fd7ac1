import { PassThrough } from 'node:stream';
import { createPool, openDatabase } from '@deckframe/database/db';
import { createUser } from '@deckframe/database/scenes';
import { toUserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountScene, type AccountScene } from '../../../testing/account-scene.ts';
import { SESSION_SECRET } from '../../../testing/test-api.ts';
import { giveAuthenticator } from '../../accounts/second-factor/service.ts';
import { runAdminCommand } from './run-admin-command.ts';
import { testConnection } from '@deckframe/database/testing-connection';

let scene: AccountScene;
let administrator: string;
let superadmin: string;

beforeAll(async () => {
  scene = await createAccountScene();
  administrator = await scene.signIn('Administrator');
  superadmin = await scene.signIn('Superadmin');
});
afterAll(() => scene.close());

const isIn = async (cookie: string) =>
  (await scene.send('GET', '/api/me', cookie)).json<{ user: unknown }>().user !== null;

describe('suspension', () => {
  it('ends all sessions of the user at once, and can be lifted', async () => {
    const member = await scene.join();
    const url = `/api/admin/users/${member.id}/suspension`;
    const until = '2999-01-01T00:00:00Z';
    const answer = await scene.send('PUT', url, administrator, { reason: ' Spam ', until });
    expect(answer.json()).toEqual({ userId: member.id, suspended: true, reason: 'Spam', until });
    expect(await isIn(member.cookie)).toBe(false);
    const again = await scene.send('PUT', url, administrator, { reason: 'Spam', until: null });
    expect(again.json()).toMatchObject({ suspended: true, until: null });
    const lifted = await scene.send('DELETE', url, administrator);
    expect(lifted.json()).toEqual({
      userId: member.id,
      suspended: false,
      reason: null,
      until: null,
    });
    const audit = await scene.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', `user:${member.id}`)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'user.suspend',
      'user.suspend',
      'user.lift-suspension',
    ]);
  });

  it('the system cannot be suspended, nor a Superadmin by an Administrator', async () => {
    const body = { reason: 'No', until: null };
    const suspend = async (userId: string, cookie: string) =>
      (await scene.send('PUT', `/api/admin/users/${userId}/suspension`, cookie, body)).json();
    expect(await suspend('1', superadmin)).toMatchObject({ code: 'SYSTEM_USER' });
    expect(await suspend('999999', superadmin)).toMatchObject({ code: 'USER_NOT_FOUND' });
    const [row] = await scene.database.db
      .selectFrom('users')
      .select('id')
      .where(sql<boolean>`'Superadmin' = any(roles)`)
      .execute();
    expect(await suspend(String(row?.id), administrator)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await suspend(String(row?.id), superadmin)).toMatchObject({ code: 'SELF_REFUSED' });
  });
});

describe('roles', () => {
  it('only a Superadmin grants or removes Administrator and Superadmin; new rights need a new session', async () => {
    const member = await scene.join();
    const change = async (roles: string[], cookie: string) =>
      (await scene.send('PUT', `/api/admin/users/${member.id}/roles`, cookie, { roles })).json();
    expect(await change(['Wizard'], administrator)).toMatchObject({
      code: 'ROLE_UNKNOWN',
      params: { role: 'Wizard' },
    });
    expect(await change(['Superadmin'], administrator)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await change(['Administrator'], administrator)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await isIn(member.cookie)).toBe(true);
    expect(await change(['EX', 'EX', 'Content Creator'], administrator)).toEqual({
      userId: member.id,
      roles: ['EX', 'Content Creator'],
    });
    expect(await isIn(member.cookie)).toBe(false);
    expect(await change(['Administrator'], superadmin)).toMatchObject({ roles: ['Administrator'] });
    expect(await change([], administrator)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await change(['Superadmin'], superadmin)).toMatchObject({ roles: ['Superadmin'] });
    expect(await change([], administrator)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('npm run admin', () => {
  let developmentSecret: string | null = null;
  const run = async (...args: string[]) => {
    const pool = createPool(testConnection(scene.database.url('app')));
    const output = new PassThrough();
    const db = openDatabase(pool);
    const code = await runAdminCommand(args, { db, output, developmentSecret });
    await pool.end();
    return { code, text: String(output.read()) };
  };

  it('makes the first Superadmin, but not of the system or an unknown user', async () => {
    const member = await scene.join('Founder');
    const made = await run('make-superadmin', 'FOUNDER');
    expect(made.code).toBe(0);
    expect(made.text).toContain('Superadmin, Administrator');
    expect(await isIn(member.cookie)).toBe(false);
    const user = await scene.database.db
      .selectFrom('users')
      .select('roles')
      .where('id', '=', Number(member.id))
      .executeTakeFirstOrThrow();
    expect(user.roles).toEqual(['Superadmin', 'Administrator']);
    expect((await run('make-superadmin', 'system')).code).toBe(1);
    expect((await run('make-superadmin', 'nobody')).code).toBe(1);
    expect((await run('make-superadmin')).code).toBe(2);
    expect((await run('destroy', 'x')).text).toContain('Usage');
    expect((await run('constructor', 'x')).text).toContain('Usage');
  });

  it('ends the sessions of one member, who may log in again', async () => {
    const [member, other] = [await scene.join('Robbed'), await scene.join()];
    expect((await run('end-sessions', 'ROBBED')).code).toBe(0);
    expect([await isIn(member.cookie), await isIn(other.cookie)]).toEqual([false, true]);
    const again = { identifier: 'robbed', password: member.password };
    expect((await scene.post('/api/auth/sign-in', again)).statusCode).toBe(200);
    const entries = await scene.database.db
      .selectFrom('audit_log')
      .select(['actor_id', 'subject'])
      .where('action', '=', 'user.end-sessions')
      .execute();
    expect(entries).toEqual([{ actor_id: 1, subject: `user:${member.id}` }]);
    expect((await run('end-sessions', 'nobody')).code).toBe(1);
  });

  it('resets a second factor, ends sessions, and writes an audit entry and a mail', async () => {
    const { db } = scene.database;
    const member = await scene.join('Forgetful');
    const id = Number(member.id);
    await giveAuthenticator(db, toUserId(id), Buffer.from('secret'), SESSION_SECRET);
    await db.insertInto('recovery_codes').values({ user_id: id, code_hash: 'x' }).execute();
    await db
      .insertInto('auth_passkeys')
      .values({
        user_id: id,
        name: 'Key',
        public_key: 'pk',
        credential_id: 'lost',
        counter: 0,
        device_type: 'singleDevice',
        backed_up: false,
      }) // prettier-ignore
      .execute();
    expect((await run('reset-second-factor', 'forgetful')).code).toBe(0);
    expect(await isIn(member.cookie)).toBe(false);
    for (const table of ['second_factors', 'recovery_codes', 'auth_passkeys'] as const) {
      const left = await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute();
      expect(left, table).toEqual([]);
    }
    const entry = await db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'user.reset-second-factor')
      .where('subject', '=', `user:${id}`)
      .executeTakeFirst();
    expect(entry).toEqual({
      actor_id: 1,
      details: { before: { app: true }, after: { app: false } },
    });
    expect((await scene.takeMail(member.email)).subject).toBe('Your second factor was reset');
    expect((await run('reset-second-factor', 'nobody')).code).toBe(1);
  });

  it('prints a code on a development machine only', async () => {
    const { db } = scene.database;
    const member = await scene.join('Demonstrator');
    const secret = Buffer.from('12345678901234567890');
    await giveAuthenticator(db, toUserId(Number(member.id)), secret, SESSION_SECRET);
    const refused = await run('code', 'Demonstrator');
    expect(refused.code).toBe(2);
    expect(refused.text).not.toMatch(/\d{6}/);
    developmentSecret = SESSION_SECRET;
    expect(await run('code', 'Demonstrator')).toEqual({
      code: 0,
      text: expect.stringMatching(/^\d{6}\n$/) as string,
    });
    expect((await run('code', 'nobody')).code).toBe(1);
    developmentSecret = 'another server, another secret, 32 characters';
    expect((await run('code', 'Demonstrator')).code).toBe(1);
  });
});

type Users = {
  users: { member: { id: string; username: string }; suspended: boolean; roles: string[] }[];
  next: string | null;
};

describe('the list of users', () => {
  const list = async (query: string, cookie = administrator): Promise<Users> =>
    (await scene.send('GET', `/api/admin/users?${query}`, cookie)).json<Users>();
  const names = ({ users }: Users) => users.map(({ member }) => member.username);

  it('ADMIN-06 finds members by the prefix of their name, 25 per page, each once', async () => {
    const all = Array.from({ length: 27 }, (_, at) => `Quorra${String(at).padStart(2, '0')}`);
    for (const username of all) await createUser(scene.database.db, { username });
    await createUser(scene.database.db, { username: 'AQuorra' });
    const first = await list('search=quORRA');
    expect(names(first)).toEqual(all.slice(0, 25));
    const second = await list(`search=quorra&after=${first.next}`);
    expect(names(second)).toEqual(all.slice(25));
    expect(second.next).toBeNull();
    expect(names(await list('search=quorra1%25'))).toEqual([]);
    expect(names(await list('search=quorra_1'))).toEqual([]);
  });

  it('ADMIN-01 refuses a member with the documented text', async () => {
    const { cookie } = await scene.join();
    const answer = await scene.send('GET', '/api/admin/users', cookie);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'STAFF_ONLY', detail: 'Insufficient permissions' });
  });

  it('shows roles and current suspensions', async () => {
    const member = await scene.join();
    const isListed = async (state: string) =>
      (await list(`state=${state}&search=${encodeURIComponent(member.username)}`)).users.length > 0;
    expect([await isListed('roles'), await isListed('suspended')]).toEqual([false, false]);
    const url = `/api/admin/users/${member.id}`;
    await scene.send('PUT', `${url}/suspension`, administrator, { reason: 'Spam', until: null });
    await scene.send('PUT', `${url}/roles`, administrator, { roles: ['EX'] });
    expect([await isListed('roles'), await isListed('suspended')]).toEqual([true, true]);
    await scene.send('PUT', `${url}/suspension`, administrator, {
      reason: 'Over',
      until: '2001-01-01T00:00:00Z',
    });
    expect([await isListed('roles'), await isListed('suspended')]).toEqual([true, false]);
  });

  it('the sheet shows a shortened address; logging out ends every session', async () => {
    const member = await scene.join();
    const url = `/api/admin/users/${member.id}`;
    const sheet = await scene.send('GET', url, administrator);
    expect(sheet.json()).toMatchObject({
      user: { member: { id: member.id }, suspended: false },
      sessions: 1,
      hasSecondFactor: false,
      counts: { decks: 0, comments: 0, openReports: 0 },
    });
    expect(sheet.body).not.toContain(member.email);
    expect(sheet.json<{ email: string }>().email).toMatch(/^..…@/);
    const out = await scene.send('POST', `${url}/end-sessions`, administrator);
    expect(out.statusCode).toBe(204);
    expect(await isIn(member.cookie)).toBe(false);
    expect((await scene.send('GET', url, administrator)).json()).toMatchObject({ sessions: 0 });
    expect((await scene.send('GET', '/api/admin/users/1', administrator)).statusCode).toBe(404);
  });
});

describe('the audit log', () => {
  type Entries = {
    entries: {
      id: string;
      actor: string;
      action: string;
      subjectName: string;
      changes: object[];
    }[];
    next: string | null;
  };
  const read = async (query: string): Promise<Entries> =>
    (await scene.send('GET', `/api/admin/audit?${query}`, administrator)).json<Entries>();

  it('shows before, after and actor, and can be filtered by person and subject', async () => {
    const member = await scene.join();
    const url = `/api/admin/users/${member.id}/roles`;
    await scene.send('PUT', url, administrator, { roles: ['EX'] });
    await scene.send('PUT', url, administrator, { roles: [] });
    await sql`insert into audit_log (actor_id, action, subject, request_id)
      values (${member.id}, 'username.change', ${`user:${member.id}`}, 'r')`.execute(
      scene.database.db,
    );
    const { entries } = await read(`subject=user:${member.id}`);
    expect(entries).toMatchObject([
      {
        action: 'user.roles',
        subjectName: member.username,
        changes: [{ field: 'roles', before: 'EX', after: '' }],
      },
      { action: 'user.roles', changes: [{ field: 'roles', before: '', after: 'EX' }] },
    ]);
    const [actor = ''] = entries.map((entry) => entry.actor);
    const byActor = await read(`actor=${encodeURIComponent(actor.toUpperCase())}`);
    expect(byActor.entries[0]).toMatchObject({ subjectName: member.username });
    expect((await read('actor=nobody-of-this-name')).entries).toEqual([]);
    const own = await read(`of=all&subject=user:${member.id}`);
    expect(own.entries).toHaveLength(3);
  });

  it('pages from the newest without gap or repetition', async () => {
    const { id } = await createUser(scene.database.db);
    await sql`insert into audit_log (actor_id, action, subject, details, request_id)
      select ${id}, 'test.page', 'page:1', '{"before":{},"after":{}}', n::text
      from generate_series(1, 120) as n`.execute(scene.database.db);
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: Entries = await read(`subject=page:1${next && `&after=${next}`}`);
      seen.push(...page.entries.map((entry) => entry.id));
      next = page.next;
    }
    expect(seen).toHaveLength(120);
    expect(seen.map(Number)).toEqual(seen.map(Number).toSorted((a, b) => b - a));
    expect(new Set(seen).size).toBe(120);
  });
});
