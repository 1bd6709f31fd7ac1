import { randomUUID } from 'node:crypto';
import { ENTRIES_MAX, ownCollectionAnswer } from '@deckframe/contract/collection/collection';
import { createSession, createUser } from '@deckframe/database/scenes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, SESSION_SECRET, type TestApi } from '../../../testing/test-api.ts';

const OWN = '/api/games/gundam/my-collection';
const NAMED = '/api/games/gundam/my-collections';
const [CARD, OTHER, THIRD] = ['ST01-001', 'ST01-002', 'ST01-003'];

let api: TestApi;
let owner: { id: number; username: string; cookie: string };

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function join() {
  const user = await createUser(api.database.db);
  const cookie = await createSession(api.database.db, { userId: user.id, secret: SESSION_SECRET });
  return { ...user, cookie };
}

beforeEach(async () => {
  owner = await join();
});

type Sending = { body?: object; key?: string; cookie?: string; headers?: Record<string, string> };

function send(
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT',
  url: string,
  sending: Sending = {},
) {
  const { body, key = randomUUID(), cookie = owner.cookie, headers } = sending;
  return api.app.inject({
    method,
    url,
    headers: { cookie, 'idempotency-key': key, ...headers },
    ...(body !== undefined && { payload: body }),
  });
}

const change = async (changes: object[], collection = 0, key = randomUUID()) => {
  const answer = await send('POST', `${OWN}/changes`, { body: { collection, changes }, key });
  return { status: answer.statusCode, ...answer.json<{ seq?: number; unknown?: string[] }>() };
};

async function read(query = '') {
  const answer = await send('GET', `${OWN}${query}`);
  expect(answer.statusCode).toBe(200);
  return ownCollectionAnswer.parse(answer.json());
}

async function contentOf(query = '', name = 'Default Collection') {
  return (await read(query)).collection[name]?.content;
}

describe('changes', () => {
  it('COLL-02 COLL-03 COLL-04 COLL-07 COLL-22 are stored and returned in the documented format', async () => {
    const answer = await change([
      { cardno: CARD, from: 0, to: 3 },
      { cardno: CARD, trading: true, tag: 'foil' },
      { cardno: OTHER, wanted: true },
    ]);
    expect(answer).toMatchObject({ status: 200, message: 'Collection saved successfully', seq: 1 });
    expect(await read()).toEqual({
      seq: 1,
      isWhole: true,
      isAsked: true,
      collections: [{ id: 0, name: 'Default Collection', visibility: 'everyone' }],
      username: owner.username,
      collection: {
        'Default Collection': {
          collectionName: 'Default Collection',
          content: {
            [CARD]: { n: CARD, c: 3, t: 1, i: 0, w: 0, tag: 'foil' },
            [OTHER]: { n: OTHER, c: 0, t: 0, i: 0, w: 1 },
          },
        },
      },
    });
  });

  it('COLL-08 COLL-09 COLL-10 COLL-11 COLL-12 follow the rules of counts, marks and tags', async () => {
    await change([
      { cardno: CARD, trading: true },
      { cardno: OTHER, from: 0, to: 99 },
      { cardno: OTHER, from: 0, to: 9 },
      { cardno: THIRD, ignored: true, tag: 'lent' },
      { cardno: THIRD, tag: 'much too long' },
    ]);
    expect(await contentOf()).toEqual({
      [CARD]: { n: CARD, c: 1, t: 1, i: 0, w: 0 },
      [OTHER]: { n: OTHER, c: 99, t: 0, i: 0, w: 0 },
      [THIRD]: { n: THIRD, c: 0, t: 0, i: 1, w: 0, tag: 'lent' },
    });
    await change([
      { cardno: CARD, from: 1, to: 0 },
      { cardno: THIRD, ignored: false },
    ]);
    expect(await contentOf()).toEqual({
      [OTHER]: { n: OTHER, c: 99, t: 0, i: 0, w: 0 },
      [THIRD]: { n: THIRD, c: 0, t: 0, i: 0, w: 0, tag: 'lent' },
    });
  });

  it('two devices that both add a copy end with both, and a retry adds once', async () => {
    await change([{ cardno: CARD, from: 0, to: 1 }]);
    const add = [{ cardno: CARD, from: 1, to: 2 }];
    const key = randomUUID();
    const answers = await Promise.all([change(add), change(add, 0, key), change(add, 0, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await contentOf())?.[CARD]?.c).toBe(3);
    const reused = await change([{ cardno: CARD, from: 1, to: 9 }], 0, key);
    expect(reused).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('concurrent changes of one member are serialized and lose nothing', async () => {
    const adds = Array.from({ length: 20 }, () => change([{ cardno: CARD, from: 0, to: 1 }]));
    const answers = await Promise.all(adds);
    expect(new Set(answers.map(({ seq }) => seq)).size).toBe(20);
    expect((await contentOf())?.[CARD]?.c).toBe(20);
  });

  it('an unknown number is reported and not stored, and a former number is resolved', async () => {
    await api.database.db
      .insertInto('card_aliases')
      .values({ gameid: 'gundam', cardno: 'OLD-001', current_cardno: OTHER })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const answer = await change([
      { cardno: 'NONE-1', from: 0, to: 1 },
      { cardno: 'OLD-001', from: 0, to: 2 },
      { cardno: OTHER, from: 0, to: 1 },
    ]);
    expect(answer).toMatchObject({ status: 200, unknown: ['NONE-1'] });
    expect(await contentOf()).toEqual({ [OTHER]: { n: OTHER, c: 3, t: 0, i: 0, w: 0 } });
  });

  it('a withdrawn card stays editable for members who have it', async () => {
    const { db } = api.database;
    const card = { gameid: 'gundam', name: 'Gone', originalid: 'GONE-1', series: 'GONE' };
    const values = { ...card, cardno: 'GONE-1', published: 1 };
    await db.insertInto('cards').values(values).execute();
    await change([{ cardno: 'GONE-1', from: 0, to: 2 }]);
    await db.deleteFrom('cards').where('cardno', '=', 'GONE-1').execute();
    expect(await change([{ cardno: 'GONE-1', from: 2, to: 1 }])).toMatchObject({ unknown: [] });
    expect((await contentOf())?.['GONE-1']?.c).toBe(1);
  });

  it('more than 500 changes, or more than 20,000 entries, are refused as a whole', async () => {
    const many = Array.from({ length: 501 }, () => ({ cardno: CARD, wanted: true }));
    expect(await change(many)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    await change([{ cardno: CARD, from: 0, to: 1 }]);
    await sql`update collection_states set entry_count = ${ENTRIES_MAX}::integer
      where user_id = ${owner.id}`.execute(api.database.db);
    const more = [
      { cardno: CARD, from: 1, to: 2 },
      { cardno: OTHER, wanted: true },
    ];
    const full = await change(more);
    expect(full).toMatchObject({ status: 409, code: 'COLLECTION_FULL' });
    expect(await contentOf()).toEqual({ [CARD]: { n: CARD, c: 1, t: 0, i: 0, w: 0 } });
    expect(await change([{ cardno: CARD, from: 1, to: 2 }])).toMatchObject({ status: 200 });
  });

  it('visitors have no collection, and an incomplete difference is refused', async () => {
    const body = { collection: 0, changes: [{ cardno: CARD, from: 0, to: 1 }] };
    const visitor = await send('POST', `${OWN}/changes`, { body, cookie: '' });
    expect(visitor.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await change([{ cardno: CARD, from: 0 }])).toMatchObject({ status: 400 });
    const unknown = await change([{ cardno: CARD, from: 0, to: 1 }], 7);
    expect(unknown).toMatchObject({ status: 404, code: 'COLLECTION_NOT_FOUND' });
  });
});

describe('changes that a device has missed', () => {
  it('are returned after a given number, including emptied entries', async () => {
    await change([{ cardno: CARD, from: 0, to: 3 }]);
    await change([{ cardno: OTHER, from: 0, to: 1 }]);
    await change([{ cardno: CARD, from: 3, to: 0 }]);
    expect(await read('?since=1')).toMatchObject({ seq: 3, isWhole: false });
    expect(await contentOf('?since=1')).toEqual({
      [CARD]: { n: CARD, c: 0, t: 0, i: 0, w: 0 },
      [OTHER]: { n: OTHER, c: 1, t: 0, i: 0, w: 0 },
    });
    expect(await contentOf('?since=2')).toEqual({ [CARD]: { n: CARD, c: 0, t: 0, i: 0, w: 0 } });
    expect(await contentOf('?since=3')).toEqual({});
    // A change number from before a restore.
    expect(await read('?since=99')).toMatchObject({ isWhole: true });
  });

  it('no change is a 304', async () => {
    await change([{ cardno: CARD, from: 0, to: 3 }]);
    const first = await send('GET', OWN);
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const again = await send('GET', OWN, { headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await change([{ cardno: CARD, from: 3, to: 4 }]);
    expect((await send('GET', OWN, { headers })).statusCode).toBe(200);
  });

  it('20,000 entries are returned completely, in several statements', async () => {
    await change([{ cardno: CARD, from: 0, to: 3 }]);
    await sql`insert into collection_entries
        (user_id, gameid, collection, cardno, count, trading, wanted, ignored, tag, seq)
      select ${owner.id}, 'gundam', 0, 'Z-' || lpad(n::text, 5, '0'), 1, false, false, false, '', 1
      from generate_series(2, ${ENTRIES_MAX}::integer) as n`.execute(api.database.db);
    const content = (await contentOf()) ?? {};
    expect(Object.keys(content)).toHaveLength(ENTRIES_MAX);
    expect(content['Z-20000']).toEqual({ n: 'Z-20000', c: 1, t: 0, i: 0, w: 0 });
  });
});

describe('named collections', () => {
  const info = async () => (await read()).collections.map(({ id, name }) => [id, name]);
  const state = async () => {
    const { rows } = await sql<{ entry_count: number }>`
      select entry_count from collection_states where user_id = ${owner.id}`.execute(
      api.database.db,
    );
    return rows[0]?.entry_count;
  };

  it('are created, renamed and deleted with their contents; the first one cannot be deleted', async () => {
    expect((await read()).isAsked).toBe(false);
    const made = await send('POST', NAMED, { body: { name: ' Foils ', visibility: 'me' } });
    expect(made.json()).toMatchObject({
      collections: [{ id: 0 }, { id: 1, name: 'Foils', visibility: 'me' }],
    });
    expect((await send('POST', NAMED, { body: { name: 'foils' } })).json()).toMatchObject({
      code: 'COLLECTION_NAME_TAKEN',
    });
    await change([{ cardno: CARD, from: 0, to: 1 }]);
    await change(
      [
        { cardno: CARD, from: 0, to: 2 },
        { cardno: OTHER, wanted: true },
      ],
      1,
    );
    expect(await contentOf('', 'Foils')).toMatchObject({ [CARD]: { c: 2 }, [OTHER]: { w: 1 } });
    expect(await state()).toBe(3);
    await send('PATCH', `${NAMED}/1`, { body: { name: 'Shiny' } });
    expect(await info()).toEqual([
      [0, 'Default Collection'],
      [1, 'Shiny'],
    ]);
    const renamed = await send('PATCH', `${NAMED}/0`, { body: { name: 'Mine' } });
    expect(renamed.json()).toMatchObject({ code: 'COLLECTION_FIXED' });
    expect((await send('DELETE', `${NAMED}/0`)).json()).toMatchObject({ code: 'COLLECTION_FIXED' });
    expect((await send('DELETE', `${NAMED}/1`)).statusCode).toBe(200);
    expect(await info()).toEqual([[0, 'Default Collection']]);
    expect(await state()).toBe(1);
    // Ids are never reused.
    await send('POST', NAMED, { body: { name: 'Next' } });
    expect(await info()).toContainEqual([2, 'Next']);
  });
});

describe('whole collections', () => {
  const path = (id = owner.id) => `/api/games/gundam/collections/${id}`;
  const save = (collection: object, cookie = owner.cookie) =>
    send('PUT', path(), { body: { collection }, cookie });

  it('COLL-05 COLL-17 are saved by their owner, also in the older format', async () => {
    await change([{ cardno: THIRD, from: 0, to: 9 }]);
    const answer = await save({
      'Default Collection': {
        collectionName: 'Default Collection',
        content: {
          [CARD]: { count: 2, isTrading: true, isWanted: false },
          [OTHER]: { n: OTHER, c: 400, t: 0, i: 1, w: 0, tag: 'lent' },
          'NONE-1': { c: 1 },
        },
      },
      Binder: { collectionName: 'Binder', content: { [CARD]: { c: 1 } } },
    });
    expect(answer.json()).toEqual({
      message: 'Collection saved successfully',
      seq: 2,
      unknown: ['NONE-1'],
    });
    expect(await contentOf()).toEqual({
      [CARD]: { n: CARD, c: 2, t: 1, i: 0, w: 0 },
      [OTHER]: { n: OTHER, c: 99, t: 0, i: 1, w: 0, tag: 'lent' },
    });
    expect(await contentOf('', 'Binder')).toEqual({ [CARD]: { n: CARD, c: 1, t: 0, i: 0, w: 0 } });
    await save({ collectionName: 'Binder', content: {} });
    expect(await contentOf('', 'Binder')).toEqual({});
  });

  it('are read and replaced by the id of their member, in one format', async () => {
    await save({ collectionName: 'Default Collection', content: { [CARD]: { c: 2, t: 1 } } });
    const readWhole = async () =>
      (await send('GET', path(), {})).json<{ collection: object }>().collection;
    const first = await readWhole();
    expect(first).toMatchObject({ 'Default Collection': { content: { [CARD]: { c: 2, t: 1 } } } });
    expect((await save(first)).json()).toMatchObject({ message: 'Collection saved successfully' });
    expect(await readWhole()).toEqual(first);
  });

  it('COLL-23 a missing column is reported only when members collect', async () => {
    const without = async (table: string, column: string, work: () => Promise<void>) => {
      const rename = (from: string, to: string) =>
        sql.raw(`alter table ${table} rename column ${from} to ${to}`).execute(api.database.db);
      await rename(column, 'gone');
      await work().finally(() => rename('gone', column));
    };
    await without('collection_entries', 'tag', async () => {
      const body = { collection: 0, changes: [{ cardno: CARD, from: 0, to: 1 }] };
      const saved = await send('POST', `${OWN}/changes`, { body });
      expect(saved.json()).toMatchObject({
        status: 500,
        code: 'COLUMN_MISSING',
        detail: 'Column tag does not exist. Please add it to the users table.',
      });
      const whole = await save({ collectionName: 'Default Collection', content: {} });
      expect(whole.json()).toMatchObject({ code: 'COLUMN_MISSING', params: { name: 'tag' } });
    });
    await without('staples', 'card_id', async () => {
      const elsewhere = await send('GET', '/api/me/games/gundam/staples', {});
      expect(elsewhere.json()).toMatchObject({ status: 500, code: 'INTERNAL', params: {} });
    });
    expect((await change([{ cardno: CARD, from: 0, to: 1 }])).status).toBe(200);
  });

  it('cannot be saved by another member', async () => {
    const { cookie } = await join();
    expect((await save({}, cookie)).json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are exported as CSV and as JSON that can be imported', async () => {
    await send('POST', NAMED, { body: { name: '=cmd,"x"' } });
    await change([{ cardno: CARD, from: 0, to: 3, trading: true, tag: 'a,b' }]);
    await change([{ cardno: OTHER, wanted: true }], 1);
    await change([{ cardno: THIRD, from: 0, to: 1 }]);
    await change([{ cardno: THIRD, from: 1, to: 0 }]);
    const csv = await send('GET', `${OWN}.csv`);
    expect(csv.headers['content-disposition']).toContain('gundam-collection.csv');
    expect(csv.body.split('\r\n')).toEqual([
      'Collection,Card Number,Count,Trading,Wanted,Ignored,Tag',
      `Default Collection,${CARD},3,1,0,0,"a,b"`,
      `"'=cmd,""x""",${OTHER},0,0,1,0,`,
      '',
    ]);
    const json = (await send('GET', `${OWN}.json`)).json<{ collection: object }>();
    const before = await read();
    await change([{ cardno: CARD, from: 3, to: 0 }]);
    expect((await save(json.collection)).statusCode).toBe(200);
    expect((await read()).collection).toEqual(before.collection);
  });
});
