import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, createAccountScene, type AccountScene } from '../../../testing/account-scene.ts';
import { runErasures } from '../../../testing/run-erasures.ts';

let scene: AccountScene;

beforeAll(async () => {
  scene = await createAccountScene();
});
afterAll(() => scene.close());

const OK = { status: true };
const me = async (cookie: string) =>
  (await scene.send('GET', '/api/me', cookie)).json<{ user: { email: string } | null }>().user;
const signInStatus = async (identifier: string, password: string) =>
  (await scene.post('/api/auth/sign-in', { identifier, password })).statusCode;

async function addDeck(userId: string, visibility: number): Promise<string> {
  const id = randomUUID();
  await scene.database.db
    .insertInto('decklists')
    .values({ gameid: 'gundam', id, user_id: Number(userId), decklist_name: 'Deck', visibility })
    .execute();
  return id;
}

describe('POST /api/me/password', () => {
  it('requires the old password, renews this session, ends the others and sends a mail', async () => {
    const member = await scene.join('Changing');
    const change = (currentPassword: string, newPassword: string) =>
      scene.post('/api/me/password', { currentPassword, newPassword }, member.cookie);
    expect((await change('wrong-one', 'walnut-bridge')).json()).toMatchObject({
      status: 403,
      code: 'PASSWORD_WRONG',
    });
    expect((await change(member.password, 'Changing')).json()).toMatchObject({
      code: 'PASSWORD_GUESSABLE',
    });
    const elsewhere = cookieOf(
      await scene.post('/api/auth/sign-in', {
        identifier: member.email,
        password: member.password,
      }),
    );
    expect(await me(elsewhere)).toMatchObject({ email: member.email });
    const answer = await change(member.password, 'walnut-bridge');
    expect(answer.json()).toEqual(OK);
    expect(await me(member.cookie)).toBeNull();
    expect(await me(elsewhere)).toBeNull();
    expect(await me(cookieOf(answer))).toMatchObject({ email: member.email });
    expect((await scene.takeMail(member.email)).subject).toBe('Your password was changed');
    expect(await signInStatus('changing', member.password)).toBe(401);
    expect(await signInStatus('changing', 'walnut-bridge')).toBe(200);
  });
});

describe('POST /api/me/email', () => {
  it('changes the address after confirmation and notifies the old address', async () => {
    const member = await scene.join('Moving');
    const ask = (email: string, password = member.password) =>
      scene.post('/api/me/email', { email, password }, member.cookie);
    expect((await ask('new@example.org', 'wrong-one')).json()).toMatchObject({
      code: 'PASSWORD_WRONG',
    });
    expect((await ask('New@Example.org')).json()).toEqual(OK);
    expect((await scene.takeMail(member.email)).subject).toMatch(/about to change/);
    const { token, text } = await scene.takeMail('new@example.org');
    expect(text).toContain('/confirm-email#token=');
    expect((await scene.send('GET', '/api/me/account', member.cookie)).json()).toMatchObject({
      email: member.email,
      pendingEmail: 'new@example.org',
    });
    const confirm = (mailed: string) =>
      scene.post('/api/auth/confirm-email', { token: mailed }, member.cookie);
    expect((await confirm(`${member.id}.wrong`)).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect((await confirm(token)).json()).toEqual(OK);
    expect((await confirm(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect((await scene.takeMail(member.email)).subject).toBe('Your e-mail address was changed');
    expect(await me(member.cookie)).toMatchObject({ email: 'new@example.org' });
    expect(await signInStatus('new@example.org', member.password)).toBe(200);
  });

  it('gives the same answer for a taken address and notifies only its owner', async () => {
    const [member, other] = [await scene.join(), await scene.join()];
    const body = { email: other.email, password: member.password };
    expect((await scene.post('/api/me/email', body, member.cookie)).json()).toEqual(OK);
    const mail = await scene.takeMail(other.email);
    expect(mail.subject).toBe('You already have an account');
    expect(mail.token).toBe('');
  });

  it('a link to an address that was taken in the meantime changes nothing', async () => {
    const member = await scene.join();
    const email = 'wanted-by-two@example.org';
    const body = { email, password: member.password };
    await scene.post('/api/me/email', body, member.cookie);
    const { token } = await scene.takeMail(email);
    const other = await scene.join();
    await scene.database.db
      .updateTable('users')
      .set({ email })
      .where('id', '=', Number(other.id))
      .execute();
    const late = await scene.post('/api/auth/confirm-email', { token }, member.cookie);
    expect(late.json()).toMatchObject({ status: 400, code: 'LINK_INVALID' });
    expect(await me(member.cookie)).toMatchObject({ email: member.email });
  });
});

describe('GET /api/me/export', () => {
  it('exports all stored data as a file', async () => {
    const member = await scene.join('Exported');
    const deck = await addDeck(member.id, 0);
    const answer = await scene.send('GET', '/api/me/export', member.cookie);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="deckframe-export.json"',
    );
    const file = answer.json<Record<string, unknown>>();
    expect(file).toMatchObject({
      profile: { id: Number(member.id), username: 'Exported', email: member.email },
      sessions: [{ user_agent: null }],
      passkeys: [],
      blocks: [],
      decks: [{ id: deck, decklist_name: 'Deck' }],
    });
    expect(answer.body).not.toMatch(/password|token/i);
  });
});

describe('POST /api/me/delete', () => {
  it('makes the account anonymous; published decks stay under "Deleted user" if chosen', async () => {
    const member = await scene.join('Leaving');
    const [hidden, shown, linked] = [
      await addDeck(member.id, 0),
      await addDeck(member.id, 1),
      await addDeck(member.id, 2),
    ];
    const remove = (password: string) =>
      scene.post('/api/me/delete', { password, decks: 'keep' }, member.cookie);
    expect((await remove('wrong-one')).json()).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect(await me(member.cookie)).not.toBeNull();
    const answer = await remove(member.password);
    expect(answer.json()).toEqual(OK);
    expect(answer.headers['set-cookie']).toMatch(/Max-Age=0$/);
    await runErasures(scene.database.db);
    expect(await me(member.cookie)).toBeNull();
    expect(await signInStatus('leaving', member.password)).toBe(401);
    const decks = await scene.database.db
      .selectFrom('decklists')
      .innerJoin('users', 'users.id', 'decklists.user_id')
      .select(['decklists.id', 'users.username'])
      .where('user_id', '=', Number(member.id))
      .execute();
    expect(decks.map(({ id }) => id).sort()).toEqual([shown, linked].sort());
    expect(decks[0]?.username).toBe('Deleted user');
    expect(decks.map(({ id }) => id)).not.toContain(hidden);
    const { rows } = await sql<{ found: number }>`select count(*) as found from users
      where id = ${member.id} and users::text ~* 'leaving'`.execute(scene.database.db);
    expect(rows).toEqual([{ found: 0 }]);
    expect((await scene.takeMail(member.email)).subject).toBe('Your account was deleted');
    const { email, password } = member;
    const again = await scene.post('/api/auth/register', { username: 'Leaving', email, password });
    expect(again.json()).toEqual(OK);
    expect((await scene.takeMail(email)).subject).toBe('Confirm your e-mail address');
  });

  it('deletes all decks if chosen', async () => {
    const member = await scene.join();
    await addDeck(member.id, 1);
    const body = { password: member.password, decks: 'delete' };
    expect((await scene.post('/api/me/delete', body, member.cookie)).json()).toEqual(OK);
    await runErasures(scene.database.db);
    const left = await scene.database.db
      .selectFrom('decklists')
      .select('id')
      .where('user_id', '=', Number(member.id))
      .execute();
    expect(left).toEqual([]);
  });
});

it('nobody can block a deletion by taking the anonymous name or address', async () => {
  const member = await scene.join();
  const taker = await scene.join();
  await sql`update users set username_key = ${`deleted-${member.id}`},
    email = ${`deleted-${member.id}@deckframe.invalid`} where id = ${taker.id}`.execute(
    scene.database.db,
  );
  const taken = await scene.post('/api/auth/register', {
    username: `deleted-${member.id}`,
    email: 'squatter@example.org',
    password: 'bridge-walnut-7',
  });
  expect(taken.json()).toMatchObject({ code: 'USERNAME_RESERVED' });
  const body = { password: member.password, decks: 'delete' };
  expect((await scene.post('/api/me/delete', body, member.cookie)).statusCode).toBe(200);
});
