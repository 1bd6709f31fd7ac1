import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Database } from '@deckframe/database/db';
import { createSession, createUser } from '@deckframe/database/scenes';
import { skeletonOf } from '@deckframe/domain/accounts/access/usernames';
import { sql } from 'kysely';
import type { Mail } from '../lib/mailer.ts';
import { sendMailJob } from '../modules/site/mail/jobs.ts';
import { givePassword } from './give-password.ts';
import { SESSION_SECRET, createTestApi, type TestApi, type TestApiOptions } from './test-api.ts';

const PASSWORD = 'bridge-walnut';

export type CaughtMail = {
  subject: string;
  text: string;
  html: string;
  /** The token in the mailed link, or an empty string. */
  token: string;
};

type Answer = Awaited<ReturnType<TestApi['app']['inject']>>;

export type AccountScene = TestApi & {
  /** Sends a POST as a browser does, by default from a new address. */
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
  /** Removes and returns the newest queued mail to an address. Throws if there is none. */
  takeMail(to: string): Promise<CaughtMail>;
  /** Returns the newest matching queued mail to an address. It stays in the queue. */
  readMail(to: string, isWanted: (mail: CaughtMail) => boolean): Promise<CaughtMail>;
  countMails(to: string): Promise<number>;
  /** Creates a confirmed member with a password and a session. */
  join(username?: string): Promise<Member>;
};

export type Member = {
  id: string;
  username: string;
  email: string;
  password: string;
  cookie: string;
};

/** The API for account tests. Mails are read from the queue. */
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

  /** Renders mails as the worker does, without sending. Void mails are skipped. */
  const readMails = async (to: string): Promise<(CaughtMail & { id: string })[]> => {
    const { rows } = await sql<{ id: string; payload: unknown }>`
      select id, payload from graphile_worker._private_jobs where payload->>'to' = ${to}
      order by id desc`.execute(database.db);
    const caught: (CaughtMail & { id: string })[] = [];
    for (const { id, payload } of rows) {
      const send = async (mail: Mail): Promise<void> => {
        const token = decodeURIComponent(/#token=(\S+)/.exec(mail.text)?.[1] ?? '');
        caught.push({ ...mail, id, token });
      };
      await sendMailJob(database.db, { send, close: () => undefined }, payload);
    }
    return caught;
  };

  const takeMail: AccountScene['takeMail'] = async (to) => {
    const [mail] = await readMails(to);
    if (mail === undefined) throw new Error('no mail waits for this address');
    await sql`delete from graphile_worker._private_jobs where id = ${mail.id}`.execute(database.db);
    return mail;
  };

  const readMail: AccountScene['readMail'] = async (to, isWanted) => {
    const mail = (await readMails(to)).find((found) => isWanted(found));
    if (mail === undefined) throw new Error('no such mail waits for this address');
    return mail;
  };

  const join: AccountScene['join'] = async (username = `Player${randomUUID().slice(0, 8)}`) => {
    const { id } = await createUser(database.db, { username });
    await giveUsername(database.db, id, username);
    await givePassword(database.db, id, PASSWORD);
    const cookie = await createSession(database.db, { userId: id, secret: SESSION_SECRET });
    const email = `${username.toLowerCase()}@members.test`;
    return { id: String(id), username, email, password: PASSWORD, cookie };
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
    readMail,
    join,
    async countMails(to) {
      const { rows } = await sql<{ mails: number }>`
        select count(*) as mails from graphile_worker._private_jobs
        where payload->>'to' = ${to}`.execute(database.db);
      return rows[0]?.mails ?? 0;
    },
  };
}

async function giveUsername(db: Database, userId: number, username: string): Promise<void> {
  const skeleton = skeletonOf(username);
  await db.insertInto('username_looks').values({ user_id: userId, skeleton }).execute();
}

/** Returns the cookies of an answer as a browser would send them back. */
export function cookieOf(answer: { headers: OutgoingHttpHeaders }): string {
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
