import { createSession } from '@deckframe/database/scenes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, type Member } from '../../../testing/account-scene.ts';
import { createFactorScene, FACTOR_PATH, type FactorScene } from '../../../testing/factor-scene.ts';
import { createSoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { SESSION_SECRET } from '../../../testing/test-api.ts';

let scene: FactorScene;

beforeAll(async () => {
  scene = await createFactorScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.nextDay());

const statusesOf = (answers: { statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other);

const ageSessions = ({ id }: Member) =>
  sql`update auth_sessions set created_at = app_now() - interval '1 hour', proved_at = null
    where user_id = ${id}`.execute(scene.database.db);

const ORIGIN = 'http://cards.test';

/** Tries to add a passkey from this session. */
async function addPasskey(session: string, authenticator = createSoftwareAuthenticator(ORIGIN)) {
  const options = await scene.post('/api/me/passkeys/options', undefined, session);
  const response = authenticator.create(options.json());
  const cookie = `${session}; ${cookieOf(options)}`;
  return scene.post('/api/me/passkeys', { name: 'Key', response }, cookie);
}

describe('staff', () => {
  it('have no staff rights until this session has a second factor', async () => {
    const member = await scene.joinWithApp('Administrator');
    const { db } = scene.database;
    const before = await createSession(db, {
      userId: Number(member.id),
      secret: SESSION_SECRET,
      secondFactor: false,
    });
    const seen = await scene.send('GET', '/api/me', before);
    expect(seen.json()).toMatchObject({ user: { roles: [], needsSecondFactor: true } });
    expect((await scene.asStaff(before)).json()).toMatchObject({
      status: 403,
      code: 'SECOND_FACTOR_REQUIRED',
    });
    expect((await scene.asStaff(member.cookie)).statusCode).toBe(200);

    await scene.pass(1);
    const newer = cookieOf(await scene.signInBy(member, member.show()));
    expect((await scene.asStaff(newer)).statusCode).toBe(200);
    expect((await scene.asStaff(before)).statusCode).toBe(403);
    await scene.pass(1);
    expect((await scene.prove(member, { password: member.password }, before)).json()).toMatchObject(
      {
        code: 'CODE_REQUIRED',
      },
    );
    expect((await scene.asStaff(before)).statusCode).toBe(403);
    expect((await scene.prove(member, { code: member.show() }, before)).statusCode).toBe(200);
    expect((await scene.asStaff(before)).statusCode).toBe(200);
    expect((await scene.send('GET', '/api/me', before)).json()).toMatchObject({
      user: { roles: ['Administrator'], needsSecondFactor: false },
    });
  });

  it('a member without a role gets FORBIDDEN with or without a second factor', async () => {
    const member = await scene.joinWithApp('EX');
    expect((await scene.asStaff(member.cookie)).json()).toMatchObject({ code: 'STAFF_ONLY' });
  });

  it('a password alone never adds, replaces or removes a factor if one exists', async () => {
    const member = await scene.joinWithApp('Superadmin');
    const { db } = scene.database;
    const session = { userId: Number(member.id), secret: SESSION_SECRET, secondFactor: false };
    const stolen = await createSession(db, session);
    const doors = [
      await scene.post(`${FACTOR_PATH}/begin`, undefined, stolen),
      await scene.post(`${FACTOR_PATH}/confirm`, { code: '123456' }, stolen),
      await scene.post(`${FACTOR_PATH}/recovery-codes`, undefined, stolen),
      await scene.send('DELETE', FACTOR_PATH, stolen),
    ];
    for (const door of doors) expect(door.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    const refused = await addPasskey(stolen);
    expect(refused.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });

    const added = await addPasskey(member.cookie);
    const passkey = `/api/me/passkeys/${added.json<{ id: string }>().id}`;
    const removal = await scene.send('DELETE', passkey, stolen);
    expect(removal.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    // A passkey protects factors like an app does.
    expect((await scene.send('DELETE', FACTOR_PATH, member.cookie)).statusCode).toBe(204);
    const begun = await scene.post(`${FACTOR_PATH}/begin`, undefined, stolen);
    expect(begun.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  });

  it('keep at least one second factor; other members may have none', async () => {
    const member = await scene.joinWithApp('Administrator');
    expect((await scene.send('DELETE', FACTOR_PATH, member.cookie)).json()).toMatchObject({
      status: 409,
      code: 'SECOND_FACTOR_LAST',
    });
    const added = await addPasskey(member.cookie);
    const passkey = `/api/me/passkeys/${added.json<{ id: string }>().id}`;
    const both = await Promise.all([
      scene.send('DELETE', FACTOR_PATH, member.cookie),
      scene.send('DELETE', passkey, member.cookie),
    ]);
    expect(statusesOf(both)).toEqual([204, 409]);

    const plain = await scene.joinWithApp();
    expect((await scene.send('DELETE', FACTOR_PATH, plain.cookie)).statusCode).toBe(204);
    expect((await scene.takeMail(plain.email)).subject).toBe('Your authenticator app was removed');
    expect((await scene.signInBy(plain)).statusCode).toBe(200);
    expect((await scene.signInBy(plain, plain.codes[0])).statusCode).toBe(200);
    expect((await scene.listAudit(plain)).at(1)).toBe('second-factor.remove self {}');
    expect((await scene.send('DELETE', FACTOR_PATH, plain.cookie)).statusCode).toBe(404);
  });
});

describe('a fresh login', () => {
  it('is at most ten minutes old, or proved in this session', async () => {
    const member = await scene.joinWithApp();
    const remake = () => scene.post(`${FACTOR_PATH}/recovery-codes`, undefined, member.cookie);
    expect((await remake()).statusCode).toBe(200);
    await scene.pass(9);
    expect((await remake()).statusCode).toBe(200);
    await scene.pass(2);
    expect((await remake()).json()).toMatchObject({ status: 403, code: 'FRESH_SIGN_IN_REQUIRED' });
    expect((await scene.prove(member, { code: member.show() })).statusCode).toBe(200);
    const made = (await remake()).json<{ recoveryCodes: string[] }>();
    expect(made.recoveryCodes).toHaveLength(10);
    expect((await scene.signInBy(member, member.codes[1])).statusCode).toBe(401);
    expect((await scene.signInBy(member, made.recoveryCodes[1])).statusCode).toBe(200);
  });

  it('accepts the password only without an app, and only on routes that allow it', async () => {
    const member = await scene.join();
    await ageSessions(member);
    const begin = () => scene.post(`${FACTOR_PATH}/begin`, undefined, member.cookie);
    expect((await begin()).json()).toMatchObject({ code: 'FRESH_SIGN_IN_REQUIRED' });
    expect((await scene.prove(member, { password: 'wrong' })).json()).toMatchObject({
      code: 'PASSWORD_WRONG',
    });
    expect((await scene.prove(member, {})).statusCode).toBe(400);
    expect((await scene.prove(member, { password: 'x', code: 'y' })).statusCode).toBe(400);
    expect((await begin()).statusCode).toBe(403);
    expect((await scene.prove(member, { password: member.password })).statusCode).toBe(200);
    expect((await begin()).statusCode).toBe(200);
    await ageSessions(member);
    const email = `new-${member.email}`;
    const change = await scene.post(
      '/api/me/email',
      { email, password: member.password },
      member.cookie,
    );
    expect(change.statusCode).toBe(200);
  });

  it('with an app, a password alone changes neither address nor password, and the factor stays', async () => {
    const member = await scene.joinWithApp('Administrator');
    await ageSessions(member);
    const { password } = member;
    const change = () =>
      scene.post(
        '/api/me/password',
        { currentPassword: password, newPassword: 'river-lantern-seven' },
        member.cookie,
      );
    const move = await scene.post(
      '/api/me/email',
      { email: `new-${member.email}`, password },
      member.cookie,
    );
    expect(move.json()).toMatchObject({ code: 'FRESH_SIGN_IN_REQUIRED' });
    expect((await change()).json()).toMatchObject({ code: 'FRESH_SIGN_IN_REQUIRED' });
    await scene.pass(1);
    await scene.prove(member, { code: member.show() });
    const changed = await change();
    expect(changed.statusCode).toBe(200);
    expect((await scene.asStaff(cookieOf(changed))).statusCode).toBe(200);
  });
});

describe('a passkey', () => {
  const addKey = async (member: Member) => {
    const authenticator = createSoftwareAuthenticator(ORIGIN);
    await addPasskey(member.cookie, authenticator);
    return authenticator;
  };
  const ask = async (authenticator: ReturnType<typeof createSoftwareAuthenticator>) => {
    const asked = await scene.post('/api/auth/passkey-options', undefined);
    return { response: authenticator.get(asked.json()), cookie: cookieOf(asked) };
  };
  const proveBy = async (
    authenticator: ReturnType<typeof createSoftwareAuthenticator>,
    session: string,
  ) => {
    const { cookie, response } = await ask(authenticator);
    return scene.post('/api/me/proof/passkey', { response }, `${session}; ${cookie}`);
  };

  it('logs staff in with a second factor, and proves an existing session', async () => {
    const member = await scene.join();
    const { db } = scene.database;
    await sql`update users set roles = '{Administrator}' where id = ${member.id}`.execute(db);
    const key = await addKey(member);
    const { cookie, response } = await ask(key);
    const signedIn = await scene.post('/api/auth/passkey-sign-in', { response }, cookie);
    expect((await scene.asStaff(cookieOf(signedIn))).statusCode).toBe(200);

    const byPassword = cookieOf(await scene.signInBy(member));
    expect((await scene.asStaff(byPassword)).statusCode).toBe(403);
    expect((await scene.prove(member, { password: member.password }, byPassword)).statusCode).toBe(
      200,
    );
    expect((await scene.asStaff(byPassword)).statusCode).toBe(403);
    expect((await proveBy(key, byPassword)).statusCode).toBe(200);
    expect((await scene.asStaff(byPassword)).statusCode).toBe(200);
  });

  it('of another member is refused, and every refusal is in the audit log', async () => {
    const [member, other] = [await scene.join(), await scene.join()];
    const { db } = scene.database;
    await sql`update users set roles = '{Administrator}' where id = ${member.id}`.execute(db);
    const foreign = await addKey(other);
    const session = cookieOf(await scene.signInBy(member));
    expect((await proveBy(foreign, session)).json()).toMatchObject({
      status: 401,
      code: 'PASSKEY_INVALID',
    });
    expect((await scene.asStaff(session)).statusCode).toBe(403);

    const { response } = await ask(foreign);
    expect((await scene.post('/api/auth/passkey-sign-in', { response })).statusCode).toBe(401);
    const unknown = await ask(createSoftwareAuthenticator(ORIGIN));
    const refused = await scene.post(
      '/api/auth/passkey-sign-in',
      { response: unknown.response },
      unknown.cookie,
    );
    expect(refused.statusCode).toBe(401);
    expect((await scene.listAudit(other)).slice(-2)).toEqual([
      'proof.refuse 1 {"method":"passkey"}',
      'session.refuse 1 {"method":"passkey"}',
    ]);
    const nobody = await db
      .selectFrom('audit_log')
      .select('details')
      .where('subject', '=', 'user:unknown')
      .where('action', '=', 'session.refuse')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(nobody?.details).toEqual({ method: 'passkey' });
  });
});
