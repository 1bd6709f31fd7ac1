import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createTestApi, type TestApi, type TestApiOptions } from './test-api.ts';

export type CaughtMail = {
  subject: string;
  text: string;
  html: string;
  /** The token in the mail's link, or an empty string. */
  token: string;
};

type Answer = Awaited<ReturnType<TestApi['app']['inject']>>;

export type AccountScene = TestApi & {
  /** A POST as a browser sends it, from an address of its own unless one is given. */
  post(
    url: string,
    payload: object | undefined,
    cookie?: string,
    address?: string,
  ): Promise<Answer>;
  send(
    method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT',
    url: string,
    cookie?: string,
    payload?: object,
  ): Promise<Answer>;
  /** Removes the newest queued mail to an address and gives it; fails where there is none. */
  takeMail(to: string): Promise<CaughtMail>;
  countMails(to: string): Promise<number>;
  /** A confirmed member who is signed in by password. */
  join(username?: string): Promise<Member>;
};

export type Member = {
  id: string;
  username: string;
  email: string;
  password: string;
  cookie: string;
};

/** The API with what the tests of accounts need. Mails are read from the queue. */
export async function createAccountScene(options: TestApiOptions = {}): Promise<AccountScene> {
  const api = await createTestApi({ ...options, env: { TRUST_PROXY: '1', ...options.env } });
  const { app, database } = api;
  let callers = 0;
  const nextAddress = (): string => {
    callers += 1;
    return `10.9.${callers >> 8}.${callers & 255}`;
  };

  const post: AccountScene['post'] = (url, payload, cookie = '', address = nextAddress()) =>
    app.inject({
      method: 'POST',
      url,
      headers: { cookie, 'x-forwarded-for': address, 'idempotency-key': randomUUID() },
      ...(payload !== undefined && { payload }),
    });

  const takeMail: AccountScene['takeMail'] = async (to) => {
    const { rows } = await sql<{ id: string; payload: Omit<CaughtMail, 'token'> }>`
      delete from graphile_worker._private_jobs where id = (
        select id from graphile_worker._private_jobs where payload->>'to' = ${to}
        order by id desc limit 1
      ) returning id, payload`.execute(database.db);
    const mail = rows[0]?.payload;
    if (mail === undefined) throw new Error('no mail waits for this address');
    return { ...mail, token: decodeURIComponent(/#token=(\S+)/.exec(mail.text)?.[1] ?? '') };
  };

  const join: AccountScene['join'] = async (username = `Player${randomUUID().slice(0, 8)}`) => {
    const email = `${username.toLowerCase()}@example.org`;
    const password = 'bridge-walnut';
    await post('/api/auth/register', { username, email, password });
    await post('/api/auth/verify-email', { token: (await takeMail(email)).token });
    const answer = await post('/api/auth/sign-in', { identifier: email, password });
    const { id } = answer.json<{ user: { id: string } }>().user;
    return { id, username, email, password, cookie: cookieOf(answer) };
  };

  return {
    ...api,
    post,
    send: (method, url, cookie = '', payload) =>
      app.inject({
        method,
        url,
        headers: { cookie, 'x-forwarded-for': nextAddress(), 'idempotency-key': randomUUID() },
        ...(payload !== undefined && { payload }),
      }),
    takeMail,
    join,
    async countMails(to) {
      const { rows } = await sql<{ mails: number }>`
        select count(*) as mails from graphile_worker._private_jobs
        where payload->>'to' = ${to}`.execute(database.db);
      return rows[0]?.mails ?? 0;
    },
  };
}

/** The cookies an answer set, as a browser would send them back. */
export function cookieOf(answer: { headers: Record<string, unknown> }): string {
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
}
