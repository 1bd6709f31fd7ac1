import { createDatabase, type Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer, type Mailer } from '../../../lib/mailer.ts';
import { startMailCatcher, type MailCatcher } from '../../../testing/mail-catcher.ts';
import { createDeckRow, createMember, type Member } from '../../../testing/member.ts';
import { choose, like, likeUrl, NOTICES } from '../../../testing/notice-scene.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { queueDigestsJob, sendDigestJob } from './jobs.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const site = { publicUrl: 'https://cards.test', game: 'gundam' };

let api: TestApi;
let worker: Database;
let catcher: MailCatcher;
let mailer: Mailer;
let seen = 0;
let [owner, fan] = [] as unknown as [Member, Member];
let deck: { shownId: string };

beforeAll(async () => {
  api = await createTestApi();
  worker = createDatabase(testConnection(api.database.url('worker'), 4));
  catcher = await startMailCatcher();
  mailer = createMailer(catcher.smtpUrl, 'Deckframe <no-reply@cards.test>');
});
beforeEach(async () => {
  await setTime('2026-03-27T12:00:00Z');
  [owner, fan] = [await createMember(api), await createMember(api)];
  deck = await createDeckRow(api, { userId: owner.id });
});
afterEach(async () => {
  seen = catcher.mails.length;
  await sql`delete from notice_settings`.execute(api.database.db);
  await sql`delete from notices`.execute(api.database.db);
  await sql`delete from graphile_worker._private_jobs`.execute(api.database.db);
});
afterAll(async () => {
  mailer.close();
  await Promise.all([catcher.close(), worker.destroy()]);
  await api.close();
});

/** Later notices are included. */
async function ask(...chosen: Parameters<typeof choose>): Promise<void> {
  await choose(...chosen);
  await setTime('2026-03-27T13:00:00Z');
}

const setTime = (time: string) => api.database.setNow(time);

const jobs = async () =>
  (
    await sql<{ payload: unknown }>`select payload from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where identifier = 'send-digest' order by jobs.id`.execute(api.database.db)
  ).rows.map(({ payload }) => payload);

/** Runs the worker at a time and repeats every earlier job. */
async function runDigests(time: string, by: Mailer = mailer): Promise<string[]> {
  await setTime(time);
  await queueDigestsJob(worker, { mailer: by, site });
  const before = catcher.mails.length;
  for (const job of await jobs()) await sendDigestJob(worker, { mailer: by, site }, job);
  return catcher.mails.slice(before).map(({ raw }) => raw);
}

async function answerReportOf(member: Member): Promise<void> {
  const admin = await createMember(api, 'Administrator');
  const error = { cardno: 'ST01-001', category: 'effect', message: 'Draw 2 cards' };
  const sent = await member.call('POST', '/api/games/gundam/card-reports', error);
  const { id } = sent.json<{ id: string }>();
  const url = `/api/admin/games/gundam/card-reports/${id}/resolution`;
  const answer = await admin.call('PUT', url, { message: 'Mended' });
  expect(answer.statusCode, answer.body).toBe(204);
}

const tokenIn = (mail: string) =>
  /List-Unsubscribe: <https:\/\/cards\.test\/api\/unsubscribe\?token=([^>]+)>/
    .exec(mail.replaceAll(/\r?\n\s+/g, ' ').replaceAll('= ', '='))?.[1]
    ?.replaceAll(' ', '') ?? '';

describe('a digest', () => {
  it('contains the unread notices of the chosen kinds once per period', async () => {
    await ask(owner, { like: 'mail' });
    await like(fan, deck.shownId);
    await fan.call('PUT', `/api/users/${owner.id}/follow`);
    expect(await runDigests('2026-03-28T06:59:00Z')).toEqual([]);
    const [mail = '', ...more] = await runDigests('2026-03-28T07:00:00Z');
    expect(more).toEqual([]);
    const text = mail.replaceAll(/=\r?\n/g, '');
    expect(text).toContain('Subject: One thing is new on Deckframe');
    expect(text).toContain(`${fan.username} liked`);
    expect(text).toContain(`https://cards.test/v3/gundam/deck/${deck.shownId}`);
    expect(text).not.toContain('follows you');
    expect(text).toContain('Content-Type: text/html');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await runDigests('2026-03-28T20:00:00Z')).toEqual([]);
    expect(await runDigests('2026-03-29T08:00:00Z')).toEqual([]);
    await like(await createMember(api), deck.shownId);
    expect(await runDigests('2026-03-30T08:00:00Z')).toHaveLength(1);
  });

  it("comes on Monday if weekly, in the member's language", async () => {
    await ask(owner, { like: 'mail', report: 'mail' }, { rhythm: 'weekly', language: 'de' });
    await like(fan, deck.shownId);
    await like(await createMember(api), deck.shownId);
    await answerReportOf(owner);
    expect(await runDigests('2026-03-29T23:00:00Z')).toEqual([]);
    const [mail = ''] = await runDigests('2026-03-30T07:00:00Z');
    expect(mail).toContain('Subject: 2 Neuigkeiten auf Deckframe');
    const text = mail.replaceAll(/=\r?\n/g, '');
    expect(text).toContain('und eine weitere Person');
    expect(text).toContain('wurde beantwortet.');
    expect(text).toContain('https://cards.test/v3/gundam/cards/ST01-001');
    expect(mail).toContain('lang=3D"de"');
    expect(await runDigests('2026-04-02T07:00:00Z')).toEqual([]);
  });

  it('does not repeat notices of an earlier digest, even if unread', async () => {
    await ask(owner, { like: 'mail', follow: 'mail' });
    await like(fan, deck.shownId);
    const [first = ''] = await runDigests('2026-03-28T08:00:00Z');
    expect(first).toContain('liked');
    await setTime('2026-03-28T09:00:00Z');
    await fan.call('PUT', `/api/users/${owner.id}/follow`);
    const [second = ''] = await runDigests('2026-03-29T08:00:00Z');
    expect(second).toContain('Subject: One thing is new');
    expect(second).toContain('follows you');
    expect(second).not.toContain('liked');
  });

  it('skips notices that were read or removed before sending', async () => {
    await ask(owner, { like: 'mail' });
    await like(fan, deck.shownId);
    await setTime('2026-03-28T08:00:00Z');
    await queueDigestsJob(worker, { mailer, site });
    expect(await jobs()).toHaveLength(1);
    await fan.call('DELETE', likeUrl(deck.shownId));
    expect(await runDigests('2026-03-28T08:01:00Z')).toEqual([]);
    await like(await createMember(api), deck.shownId);
    await owner.call('POST', `${NOTICES}/read`, { ids: 'all' });
    expect(await runDigests('2026-03-29T08:00:00Z')).toEqual([]);
  });

  it('skips suspended and unconfirmed members, and needs a mail server', async () => {
    for (const change of [
      sql`emailverified = false`,
      sql`suspended_until = '2030-01-01'`,
      sql`deleted_at = app_now()`,
    ]) {
      const member = await createMember(api);
      await ask(member, { follow: 'mail' });
      await fan.call('PUT', `/api/users/${member.id}/follow`);
      await sql`update users set ${change} where id = ${member.id}`.execute(api.database.db);
    }
    await setTime('2026-03-28T08:00:00Z');
    await queueDigestsJob(worker, null);
    expect(await jobs()).toEqual([]);
    expect(await runDigests('2026-03-28T08:00:00Z')).toEqual([]);
  });
});

describe('no double mails', () => {
  it('when the worker dies while sending', async () => {
    await ask(owner, { like: 'mail' });
    await like(fan, deck.shownId);
    const began = Promise.withResolvers<void>();
    // A mailer that dies with the mail.
    const dying: Mailer = {
      ...mailer,
      send: async (mail) => {
        await mailer.send(mail);
        began.resolve();
        await new Promise(() => undefined);
      },
    };
    await setTime('2026-03-28T08:00:00Z');
    await queueDigestsJob(worker, { mailer: dying, site });
    const [job] = await jobs();
    void sendDigestJob(worker, { mailer: dying, site }, job);
    await began.promise;
    expect(catcher.mails).toHaveLength(seen + 1);
    expect(await runDigests('2026-03-28T09:00:00Z')).toEqual([]);
    // The next digest repeats the lost one.
    expect(await runDigests('2026-03-29T09:00:00Z')).toHaveLength(1);
  });

  it('with two workers in batches; refused mails are retried', async () => {
    await ask(owner, { like: 'mail' });
    await like(fan, deck.shownId);
    await setTime('2026-03-28T08:00:00Z');
    const deps = { mailer, site };
    await Promise.all([1, 2, 3].map(() => queueDigestsJob(worker, deps)));
    expect(await jobs()).toHaveLength(1);
    const refusing: Mailer = {
      ...mailer,
      send: () => Promise.reject(Object.assign(new Error('451'), { responseCode: 451 })),
    };
    const [job] = await jobs();
    await expect(sendDigestJob(worker, { mailer: refusing, site }, job)).rejects.toThrow('taken');
    await Promise.all([1, 2, 3].map(() => sendDigestJob(worker, deps, job)));
    expect(catcher.mails).toHaveLength(seen + 1);
  });
});

it('a digest with an unknown outcome is not a failed job and is not sent again', async () => {
  await ask(owner, { like: 'mail' });
  await like(fan, deck.shownId);
  await setTime('2026-03-28T08:00:00Z');
  const lost: Mailer = {
    ...mailer,
    send: () => Promise.reject(Object.assign(new Error('timeout'), { command: 'DATA' })),
  };
  await queueDigestsJob(worker, { mailer: lost, site });
  const [job] = await jobs();
  await sendDigestJob(worker, { mailer: lost, site }, job);
  await sendDigestJob(worker, { mailer, site }, job);
  expect(catcher.mails).toHaveLength(seen);
});

it('the link of a mail is not part of the API reference', async () => {
  const document = (await api.app.inject('/api/openapi.json')).json<{
    paths: Record<string, object>;
  }>();
  expect(Object.keys(document.paths['/api/unsubscribe'] ?? {})).toEqual(['post']);
});

describe('unsubscribing', () => {
  const post = (token: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/unsubscribe?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const ways = async () =>
    (await owner.call('GET', '/api/me/notice-settings')).json<{ ways: object }>().ways;

  it('refuses a body of more than 16 KB', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/unsubscribe?token=1.${'x'.repeat(43)}`,
      headers: { 'content-type': 'multipart/form-data' },
      payload: 'x'.repeat(1024 * 1024),
    });
    expect(answer.statusCode).toBe(413);
  });

  it('the one-click POST unsubscribes without a login, and a GET does not', async () => {
    await ask(owner, { like: 'mail', follow: 'off' });
    await like(fan, deck.shownId);
    const [mail = ''] = await runDigests('2026-03-28T08:00:00Z');
    const token = tokenIn(mail);
    const visit = await api.app.inject(`/api/unsubscribe?token=${token}`);
    expect([visit.statusCode, visit.headers.location]).toEqual([
      303,
      `http://cards.test/v3/gundam/unsubscribe#token=${token}`,
    ]);
    expect(await ways()).toMatchObject({ like: 'mail' });
    expect((await post(token)).statusCode).toBe(204);
    expect(await ways()).toMatchObject({ like: 'site', follow: 'off' });
    expect((await post(token)).statusCode).toBe(204);
    await like(await createMember(api), deck.shownId);
    expect(await runDigests('2026-03-29T08:00:00Z')).toEqual([]);
  });

  it('an unknown or foreign token changes nothing', async () => {
    await ask(owner, { like: 'mail' });
    await ask(fan, { like: 'mail' });
    await like(fan, deck.shownId);
    const [mail = ''] = await runDigests('2026-03-28T08:00:00Z');
    const [, signature = ''] = tokenIn(mail).split('.');
    for (const token of [`${fan.id}.${signature}`, `999999.${signature}`]) {
      expect((await post(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
    }
    expect((await post('x')).statusCode).toBe(400);
    expect(await ways()).toMatchObject({ like: 'mail' });
  });
});
