import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cookieOf,
  createAccountScene,
  type AccountScene,
  type Member,
} from '../testing/account-scene.ts';

let scene: AccountScene;

beforeAll(async () => {
  scene = await createAccountScene();
});
afterAll(() => scene.close());

const OK = { status: true };
const INVALID = { status: 400, code: 'LINK_INVALID' };

const askReset = (email: string) =>
  scene.post('/api/auth/password-reset', { email, game: 'gundam' });
const confirmReset = (token: string, password = 'harbour-kettle-9') =>
  scene.post('/api/auth/password-reset/confirm', { token, password });
const askEmail = ({ cookie, password }: Member, email: string) =>
  scene.post('/api/me/email', { email, password, game: 'gundam' }, cookie);
const confirmEmail = (token: string, cookie = '') =>
  scene.post('/api/auth/confirm-email', { token }, cookie);
const nameBehind = async (cookie: string): Promise<string | null> => {
  const answer = await scene.send('GET', '/api/me', cookie);
  return answer.json<{ user: { username: string } | null }>().user?.username ?? null;
};

async function signIn({ email: identifier, password }: Member): Promise<string> {
  const answer = await scene.post('/api/auth/sign-in', { identifier, password });
  expect(answer.statusCode).toBe(200);
  return cookieOf(answer);
}

/** Returns all tables, including jobs, that contain a text. */
async function findTablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
  `.execute(scene.database.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ is_there: boolean }>`
      select exists (select from ${sql.raw(name)} as kept
        where strpos(kept::text, ${text}) > 0) as is_there`.execute(scene.database.db);
    if (rows[0]?.is_there === true) found.push(name);
  }
  return found;
}

const tokenIn = (cookie: string): string =>
  decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';

it('a mailed token works only for its purpose', async () => {
  const member = await scene.join('Purpose');
  await askReset(member.email);
  const { token: reset } = await scene.takeMail(member.email);
  await askEmail(member, 'purpose.new@members.test');
  const { token: address } = await scene.takeMail('purpose.new@members.test');
  expect((await confirmReset(address)).json()).toMatchObject(INVALID);
  expect((await confirmEmail(reset, member.cookie)).json()).toMatchObject(INVALID);
  expect((await confirmEmail(address, member.cookie)).json()).toEqual(OK);
});

describe('a change of address', () => {
  it('invalidates all mailed links and ends the other sessions', async () => {
    const member = await scene.join('Mover');
    const other = await signIn(member);
    await askReset(member.email);
    const { token: reset } = await scene.takeMail(member.email);
    await askEmail(member, 'mover.new@members.test');
    const { token } = await scene.takeMail('mover.new@members.test');
    expect((await confirmEmail(token, member.cookie)).json()).toEqual(OK);
    expect((await confirmReset(reset)).json()).toMatchObject(INVALID);
    expect([await nameBehind(member.cookie), await nameBehind(other)]).toEqual(['Mover', null]);
  });

  it('confirmed in another browser ends every session', async () => {
    const member = await scene.join('Elsewhere');
    await askEmail(member, 'elsewhere.new@members.test');
    const { token } = await scene.takeMail('elsewhere.new@members.test');
    expect((await confirmEmail(token)).json()).toEqual(OK);
    expect(await nameBehind(member.cookie)).toBeNull();
  });

  it('cancels a link that is queued but not mailed yet', async () => {
    const member = await scene.join('Waiting');
    await askReset(member.email);
    await askEmail(member, 'waiting.new@members.test');
    const { token } = await scene.takeMail('waiting.new@members.test');
    await confirmEmail(token);
    await scene.takeMail(member.email); // the address was changed
    await scene.takeMail(member.email); // the address is about to change
    await expect(scene.takeMail(member.email)).rejects.toThrow('no mail');
  });
});

describe('a change of password', () => {
  it('invalidates all mailed links', async () => {
    const member = await scene.join('Changer');
    await askReset(member.email);
    const { token: reset } = await scene.takeMail(member.email);
    await askEmail(member, 'changer.new@members.test');
    const { token } = await scene.takeMail('changer.new@members.test');
    const body = { currentPassword: member.password, newPassword: 'copper-lantern-7' };
    expect((await scene.post('/api/me/password', body, member.cookie)).json()).toEqual(OK);
    expect((await confirmReset(reset)).json()).toMatchObject(INVALID);
    expect((await confirmEmail(token)).json()).toMatchObject(INVALID);
  });

  it('through one mailed link invalidates the others', async () => {
    const member = await scene.join('Twice');
    await askReset(member.email);
    const { token: first } = await scene.takeMail(member.email);
    await sql`delete from mail_requests`.execute(scene.database.db);
    await askReset(member.email);
    const { token: second } = await scene.takeMail(member.email);
    await askEmail(member, 'twice.new@members.test');
    const { token } = await scene.takeMail('twice.new@members.test');
    expect((await confirmReset(second)).json()).toEqual(OK);
    expect((await confirmReset(first)).json()).toMatchObject(INVALID);
    expect((await confirmEmail(token)).json()).toMatchObject(INVALID);
  });
});

describe('no token is stored in plain text', () => {
  it('a mailed token, before it is used', async () => {
    const person = {
      username: 'Clearly',
      email: 'clearly@members.test',
      password: 'stone-petal-4',
    };
    await scene.post('/api/auth/register', { ...person, game: 'gundam' });
    const member = await scene.join('Restful');
    await askReset(member.email);
    await askEmail(member, 'restful.new@members.test');
    for (const to of [person.email, member.email, 'restful.new@members.test']) {
      const { token } = await scene.readMail(to, (mail) => mail.token !== '');
      expect(token.length).toBeGreaterThan(20);
      expect(await findTablesWith(token), to).toEqual([]);
    }
  });

  it('a session token, however the session was created', async () => {
    const member = await scene.join('Signer');
    const cookies = [member.cookie, await signIn(member)];
    const body = { currentPassword: member.password, newPassword: 'copper-lantern-7' };
    const changed = await scene.post('/api/me/password', body, cookies[1]);
    cookies.push(cookieOf(changed));
    expect(await nameBehind(cookies[2] ?? '')).toBe('Signer');
    for (const cookie of cookies) {
      expect(tokenIn(cookie).length).toBeGreaterThan(20);
      expect(await findTablesWith(tokenIn(cookie))).toEqual([]);
    }
  });

  it('the search finds tokens that are present', async () => {
    const { email } = await scene.join('Findable');
    expect(await findTablesWith(email)).toContain('public.users');
    await askReset(email);
    expect(await findTablesWith(email)).toContain('graphile_worker._private_jobs');
  });
});
