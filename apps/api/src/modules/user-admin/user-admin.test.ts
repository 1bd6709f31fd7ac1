import { PassThrough } from 'node:stream';
import { createPool, openDatabase } from '@deckframe/database/db';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountScene, type AccountScene } from '../../testing/account-scene.ts';
import { runAdminCommand } from './run-admin-command.ts';

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
  it('ends the sessions of the user at once, and is lifted again', async () => {
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

  it('the system cannot be suspended, and an Administrator cannot suspend a Superadmin', async () => {
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

describe('npm run admin -- make-superadmin', () => {
  const run = async (...args: string[]) => {
    const pool = createPool({
      url: scene.database.url('app'),
      poolSize: 1,
      applicationName: 'deckframe-test',
      statementTimeoutMs: 5000,
    });
    const output = new PassThrough();
    const code = await runAdminCommand(args, openDatabase(pool), output);
    await pool.end();
    return { code, text: String(output.read()) };
  };

  it('makes the first Superadmin, and nobody of the system or of nobody', async () => {
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
  });
});
