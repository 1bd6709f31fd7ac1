import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOneMoment } from '../../../testing/in-one-moment.ts';
import { createAccountScene, type AccountScene } from '../../../testing/account-scene.ts';

let scene: AccountScene;

beforeAll(async () => {
  scene = await createAccountScene();
});
afterAll(() => scene.close());

const OK = { status: true };
const reset = (email: string, address?: string) =>
  scene.post('/api/auth/password-reset', { email, game: 'ua' }, '', address);
const remind = (email: string, address?: string) =>
  scene.post('/api/auth/username-reminder', { email, username: '' }, '', address);

describe('password reset', () => {
  it('AUTH-24 sets a new password by a link that works once and ends every session', async () => {
    const member = await scene.join('Forgetful');
    expect((await reset(member.email)).json()).toEqual(OK);
    const { text, token } = await scene.takeMail(member.email);
    expect(text).toContain('http://cards.test/v3/ua/reset-password#token=');
    const confirm = (password: string) =>
      scene.post('/api/auth/password-reset/confirm', { token, password });
    expect((await confirm('short')).json()).toMatchObject({ code: 'PASSWORD_LENGTH' });
    expect((await confirm('walnut-bridge')).json()).toEqual(OK);
    expect((await confirm('third-password')).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect((await scene.send('GET', '/api/me', member.cookie)).json()).toMatchObject({
      user: null,
    });
    const signIn = async (password: string) =>
      (await scene.post('/api/auth/sign-in', { identifier: member.email, password })).statusCode;
    expect(await signIn('bridge-walnut')).toBe(401);
    expect(await signIn('walnut-bridge')).toBe(200);
    expect((await scene.takeMail(member.email)).subject).toBe('Your password was changed');
  });

  it("refuses the member's own name and address, and the link still works afterwards", async () => {
    const member = await scene.join('Selfnamed');
    await reset(member.email);
    const { token } = await scene.takeMail(member.email);
    const confirm = (password: string) =>
      scene.post('/api/auth/password-reset/confirm', { token, password });
    for (const password of ['selfnamed', member.email]) {
      expect((await confirm(password)).json()).toMatchObject({ code: 'PASSWORD_GUESSABLE' });
    }
    expect((await confirm('walnut-bridge')).json()).toEqual(OK);
  });

  it('the mail about a reset lists the passkeys that still work', async () => {
    const member = await scene.join('Keyholder');
    await scene.database.db
      .insertInto('auth_passkeys')
      .values({
        user_id: Number(member.id),
        name: 'Old phone',
        public_key: 'none',
        credential_id: 'keyholder',
        counter: 0,
        device_type: 'singleDevice',
        backed_up: false,
      })
      .execute();
    await reset(member.email);
    const { token } = await scene.takeMail(member.email);
    await scene.post('/api/auth/password-reset/confirm', { token, password: 'walnut-bridge' });
    const { text } = await scene.takeMail(member.email);
    expect(text).toContain('Old phone');
    expect(text).toContain('passkey');
  });

  it('refuses an expired link', async () => {
    const member = await scene.join('Slow');
    await reset(member.email);
    const { token } = await scene.takeMail(member.email);
    await scene.database.db
      .updateTable('mailed_tokens')
      .set({ expires_at: new Date(0) })
      .execute();
    const body = { token, password: 'walnut-bridge' };
    const late = await scene.post('/api/auth/password-reset/confirm', body);
    expect(late.json()).toMatchObject({ status: 400, code: 'LINK_INVALID' });
  });

  it('AUTH-13 AUTH-28 gives the same answer for an unknown address, now and within the hour', () =>
    inOneMoment(scene.database, async () => {
      const member = await scene.join('Asking');
      for (const email of [member.email, 'stranger@example.org', 'system@deckframe.invalid']) {
        expect((await reset(email)).json()).toEqual(OK);
        const again = await reset(email);
        expect(again.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
        expect(Number(again.headers['retry-after'])).toBeGreaterThan(3590);
      }
      expect(await scene.countMails(member.email)).toBe(1);
      expect(await scene.countMails('stranger@example.org')).toBe(0);
      expect(await scene.countMails('system@deckframe.invalid')).toBe(0);
      const [user] = await scene.database.db
        .selectFrom('users')
        .select('last_request_time')
        .where('id', '=', Number(member.id))
        .execute();
      expect(Date.now() - Number(user?.last_request_time)).toBeLessThan(60_000);
      await scene.database.db
        .updateTable('mail_requests')
        .set({ last_request_time: new Date(Date.now() - 7_200_000) })
        .execute();
      expect((await reset(member.email)).json()).toEqual(OK);
      expect((await reset('stranger@example.org')).json()).toEqual(OK);
    }));
});

describe('username reminder', () => {
  it('AUTH-21 mails the name; AUTH-13 says "Email not found." for an unknown address', () =>
    inOneMoment(scene.database, async () => {
      const member = await scene.join('Nameless');
      expect((await remind(member.email)).json()).toEqual(OK);
      const mail = await scene.takeMail(member.email);
      expect(mail.text).toContain('Your username at Deckframe is Nameless.');
      expect((await remind('stranger@example.org')).json()).toMatchObject({
        status: 404,
        code: 'EMAIL_NOT_FOUND',
        detail: 'Email not found.',
      });
      expect((await remind(member.email)).json()).toMatchObject({ code: 'RATE_LIMITED' });
      expect((await reset(member.email)).json()).toMatchObject({ code: 'RATE_LIMITED' });
    }));

  it('is strictly limited per address', () =>
    inOneMoment(scene.database, async () => {
      const statuses: number[] = [];
      for (let guess = 0; guess < 6; guess += 1) {
        statuses.push((await remind(`guess${guess}@example.org`, '198.51.100.7')).statusCode);
      }
      expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
    }));
});
