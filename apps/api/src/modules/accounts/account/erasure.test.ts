import { createDatabase, type Database } from '@deckframe/database/db';
import { testConnection } from '@deckframe/database/testing-connection';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createAccountScene,
  type AccountScene,
  type Member,
} from '../../../testing/account-scene.ts';
import { startCuttingProxy } from '../../../testing/cutting-proxy.ts';
import { createManualClock } from '../../../testing/manual-clock.ts';
import { createDeckRow } from '../../../testing/member.ts';
import { runErasures } from '../../../testing/run-erasures.ts';

const FANS = 6;
const LEAVERS = 4;
const DECKS_EACH = 2;

let scene: AccountScene;
let worker: Database;

beforeAll(async () => {
  // With a stopped clock no handler times out: this test is about locks.
  scene = await createAccountScene({ clock: createManualClock() });
  worker = createDatabase(testConnection(scene.database.url('worker'), 3));
});
afterAll(async () => {
  await worker.destroy();
  await scene.close();
});

const leave = (member: Member, decks: 'keep' | 'delete') =>
  scene.post('/api/me/delete', { password: member.password, decks }, member.cookie);

async function countRows(query: ReturnType<typeof sql<{ found: number }>>): Promise<number> {
  return (await query.execute(scene.database.db)).rows[0]?.found ?? -1;
}

type Leaver = { member: Member; decks: string[] };

/** Likes, comments and follows continuously until all leavers are gone. */
async function pester(fan: Member, leavers: readonly Leaver[], isOver: () => boolean) {
  const statuses: number[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const { member, decks } = leavers[turn % leavers.length] as Leaver;
    const deck = `/api/games/gundam/decks/${decks[turn % decks.length]}/like`;
    const follow = `/api/users/${member.id}/follow`;
    const comments = `/api/games/gundam/comments/deck/${decks[0]}`;
    const answers = [
      await scene.send('PUT', deck, fan.cookie),
      await scene.send('POST', comments, fan.cookie, { text: 'Well built' }),
      await scene.send('PUT', follow, fan.cookie),
      await scene.send('DELETE', deck, fan.cookie),
      await scene.send('DELETE', follow, fan.cookie),
      await scene.send('PUT', deck, fan.cookie),
    ];
    statuses.push(...answers.map(({ statusCode }) => statusCode));
    await sql`delete from rate_limits`.execute(scene.database.db);
  }
  return statuses;
}

it('every deletion succeeds while six fans like, comment and follow, without a 500', async () => {
  const leavers: Leaver[] = [];
  for (let place = 0; place < LEAVERS; place += 1) {
    const member = await scene.join();
    const decks: string[] = [];
    for (let deck = 0; deck < DECKS_EACH; deck += 1) {
      decks.push((await createDeckRow(scene, { userId: Number(member.id) })).shownId);
    }
    leavers.push({ member, decks });
  }
  const fans: Member[] = [];
  for (let place = 0; place < FANS; place += 1) fans.push(await scene.join());

  let isOver = false;
  const racing = fans.map((fan) => pester(fan, leavers, () => isOver));
  const answers: number[] = [];
  for (const { member } of leavers) answers.push((await leave(member, 'delete')).statusCode);
  await runErasures(scene.database.db, worker);
  isOver = true;
  const statuses = (await Promise.all(racing)).flat();
  expect(answers).toEqual(leavers.map(() => 200));
  // The client retries a 503; on a slow machine a fan sometimes waits too long.
  expect(statuses.filter((status) => status === 500)).toEqual([]);
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(FANS);

  await runErasures(scene.database.db, worker);
  const ids = leavers.map(({ member }) => member.id);
  expect(
    await countRows(sql`select (select count(*) from decklists where user_id = any (${ids}::bigint[]))
      + (select count(*) from follows where followed_id = any (${ids}::bigint[]))
      + (select count(*) from likes where content_type = 'deck')
      + (select count(*) from deck_counts where user_id = any (${ids}::bigint[])) as found`),
  ).toBe(0);
});

it('hides all content of the member before the worker runs', async () => {
  const { db } = scene.database;
  const member = await scene.join('Vanishing');
  const { id: deckId, shownId } = await createDeckRow(scene, { userId: Number(member.id) });
  const { rows } = await sql<{ content: string; series: string }>`
    with article as (
      insert into contents (gameid, user_id, name, type, body, publish_at)
      values ('gundam', ${member.id}, 'Vanishing guide', 'guide', 'Words', app_now()) returning id
    ), fans as (
      insert into custom_series (gameid, owner_id, name, is_published, published_at, listed_at)
      values ('gundam', ${member.id}, 'Vanishing cards', true, app_now(), app_now()) returning id
    ) select article.id as content, fans.id as series from article, fans`.execute(db);
  const { content, series } = rows[0] ?? {};
  const pages = [
    `/api/games/gundam/decks/${shownId}`,
    `/api/games/gundam/contents/${content}`,
    `/api/games/gundam/custom-series/${series}`,
    `/api/users/${member.id}`,
  ];
  const statuses = async (): Promise<number[]> =>
    Promise.all(pages.map(async (page) => (await scene.send('GET', page)).statusCode));
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  expect((await leave(member, 'delete')).statusCode).toBe(200);
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  for (const list of ['decks', 'contents', 'custom-series']) {
    const answer = await scene.send('GET', `/api/games/gundam/${list}`);
    expect(answer.statusCode, list).toBe(200);
    expect(answer.body).not.toContain('Vanishing');
  }
  expect((await scene.send('GET', '/api/me', member.cookie)).json()).toMatchObject({ user: null });

  const found = sql<{
    found: number;
  }>`select count(*) as found from decklists where id = ${deckId}`;
  expect(await countRows(found)).toBe(1);
  await runErasures(db, worker);
  expect(await countRows(found)).toBe(0);
});

it('the next job run finishes an erasure whose worker was interrupted', async () => {
  const { db } = scene.database;
  const member = await scene.join();
  await createDeckRow(scene, { userId: Number(member.id) });
  await sql`insert into likes (user_id, content_type, content_id, gameid)
    select ${member.id}::bigint, 'deck', id::text, gameid from decklists
    where user_id = ${member.id}`.execute(db);
  const other = await scene.join();
  await sql`insert into user_blocks (user_id, blocked_id)
    values (${member.id}, ${other.id})`.execute(db);
  expect((await leave(member, 'delete')).statusCode).toBe(200);

  const proxy = await startCuttingProxy(scene.database.url('worker'));
  const dying = createDatabase(testConnection(proxy.url));
  // Likes are erased before decks.
  proxy.cutBefore('erase_decks');
  await expect(runErasures(db, dying)).rejects.toThrow(/terminated|ECONNRESET|Connection/);
  expect(proxy.cuts()).toBe(1);
  await dying.destroy();
  await proxy.close();
  const left = (table: string) =>
    countRows(
      sql`select count(*) as found from ${sql.table(table)} where user_id = ${member.id}::bigint`,
    );
  expect([await left('likes'), await left('user_blocks'), await left('decklists')]).toEqual([
    0, 1, 1,
  ]);
  await runErasures(db, worker);
  expect([await left('likes'), await left('user_blocks'), await left('decklists')]).toEqual([
    0, 0, 0,
  ]);
});
