import { createDatabase, type Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { GAMES } from '../catalogue/testing/catalogue-scene.ts';
import { importCardsJob } from './jobs.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const RUNS = '/api/admin/games/gundam/imports';

let api: TestApi;
let worker: Database;
let admin: Member;

beforeAll(async () => {
  api = await createTestApi();
  worker = createDatabase(testConnection(api.database.url('worker'), 3, 30_000));
  admin = await createMember(api, 'Administrator');
});
beforeEach(async () => {
  await sql`update card_import_runs set state = 'discarded'`.execute(api.database.db);
});
afterAll(async () => {
  await worker.destroy();
  await api.close();
});

type Run = Record<string, unknown> & { cards: { cards: object[] } | null };

const send = async (source: string, more: object = {}): Promise<string> => {
  const body = { kind: 'cards', sourceName: 'set.csv', format: 'csv', isPartial: true };
  const answer = await admin.call('POST', RUNS, { ...body, source, ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }>().id;
};
const work = async (id: string) => importCardsJob(worker, GAMES, { run: Number(id) });
const read = async (id: string) => (await admin.call('GET', `${RUNS}/${id}`)).json<Run>();
const write = async (id: string, skipFaulty = false) =>
  admin.call('POST', `${RUNS}/${id}/write`, { skipFaulty });
const find = async (cardno: string) => {
  const { rows } = await sql<{ name: string; published: number; marketprice: number | null }>`
    select name, published, marketprice from cards
    where gameid = 'gundam' and cardno = ${cardno}`.execute(api.database.db);
  return rows[0];
};

describe('a file of cards', () => {
  it('is compared first, with missing columns listed, and written as shown', async () => {
    const before = await find('ST01-001');
    const id = await send('cardno,name,wobble\nST01-001,Harbor Light,1\nST01-951,Paper Heron,2\n');
    expect(await read(id)).toMatchObject({ state: 'comparing', cards: null });
    expect((await write(id)).json()).toMatchObject({ code: 'IMPORT_OVER' });
    await work(id);
    const shown = await read(id);
    expect(shown).toMatchObject({
      state: 'compared',
      outcome: 'declined',
      cards: {
        rows: 2,
        faulty: 0,
        counts: { new: 1, changed: 1, gone: 0, back: 0 },
        unknownColumns: ['wobble'],
        absentColumns: expect.arrayContaining(['color', 'cost']),
        cards: [
          {
            kind: 'changed',
            cardno: 'ST01-001',
            changes: expect.arrayContaining([
              { column: 'name', before: before?.name, after: 'Harbor Light' },
            ]),
          },
          { kind: 'new', cardno: 'ST01-951', name: 'Paper Heron' },
        ],
      },
    });
    expect(await find('ST01-001')).toEqual(before);

    expect((await write(id)).statusCode).toBe(200);
    expect((await write(id)).json()).toMatchObject({ code: 'IMPORT_OVER' });
    await work(id);
    expect(await read(id)).toMatchObject({ state: 'written', cards: { rows: 2 } });
    expect(await find('ST01-001')).toMatchObject({ name: 'Harbor Light' });
    expect(await find('ST01-951')).toMatchObject({ name: 'Paper Heron' });
    await work(id);
    const { rows } = await sql<{ source: string | null; imports: number; acts: string }>`select
      (select source from card_import_runs where id = ${id}::bigint) as source,
      (select count(*)::integer from card_imports where source_name = 'set.csv') as imports,
      (select string_agg(action, ' ' order by id) from audit_log
        where subject = ${`import:${id}`}) as acts`.execute(api.database.db);
    expect(rows).toEqual([{ source: null, imports: 1, acts: 'cards.compare cards.import' }]);
  });

  it('is compared again if a card changed in between, and then written', async () => {
    const id = await send('cardno,name\nST01-002,Harbor Bell\nST01-003,Harbor Mist\n');
    await work(id);
    await sql`update cards set name = 'Harbor Bell'
      where gameid = 'gundam' and cardno = 'ST01-002'`.execute(api.database.db);
    await write(id);
    await work(id);
    expect(await read(id)).toMatchObject({
      state: 'compared',
      outcome: 'changed',
      cards: { counts: { changed: 1 } },
    });
    expect(await find('ST01-003')).not.toMatchObject({ name: 'Harbor Mist' });
    await write(id);
    await work(id);
    expect(await find('ST01-003')).toMatchObject({ name: 'Harbor Mist' });
  });

  it('is written and undoable in one transaction, even if the worker dies', async () => {
    const { db } = api.database;
    const before = await find('ST01-004');
    const id = await send('cardno,name\nST01-004,Harbor Song\n');
    await work(id);
    await write(id);
    await sql`create function die_at_report() returns trigger language plpgsql as
      $$begin raise exception 'the worker is gone'; end$$`.execute(db);
    await sql`create trigger die_at_report before update on card_import_runs
      for each row when (new.state = 'written') execute function die_at_report()`.execute(db);
    await expect(work(id)).rejects.toThrow('the worker is gone');
    expect(await find('ST01-004')).toEqual(before);
    expect(await read(id)).toMatchObject({ state: 'writing' });
    await sql`drop trigger die_at_report on card_import_runs`.execute(db);
    await work(id);
    expect(await find('ST01-004')).toMatchObject({ name: 'Harbor Song' });
    expect(await read(id)).toMatchObject({ state: 'written', isUndoable: true });
    expect((await admin.call('POST', `${RUNS}/${id}/undo`)).json()).toMatchObject({ cards: 1 });
    expect(await find('ST01-004')).toEqual(before);
  });

  it('faulty rows are skipped only on request', async () => {
    const id = await send('cardno,name\n,Nobody\nST01-952,Paper Crane\n');
    await work(id);
    expect(await read(id)).toMatchObject({ outcome: 'faulty', cards: { faulty: 1 } });
    expect((await write(id)).json()).toMatchObject({ code: 'IMPORT_OVER' });
    await write(id, true);
    await work(id);
    expect(await find('ST01-952')).toMatchObject({ name: 'Paper Crane' });
  });

  it('hides missing cards only if the file is a whole catalogue', async () => {
    const id = await send('[{"cardno":"ST01-005","name":"Alone"}]', {
      format: 'json',
      isPartial: false,
      sourceName: 'whole.json',
    });
    await work(id);
    const { cards } = await read(id);
    expect(cards).toMatchObject({ counts: { gone: expect.any(Number) } });
    expect(cards?.cards).toContainEqual(expect.objectContaining({ kind: 'gone' }));
    expect((await admin.call('POST', `${RUNS}/${id}/discard`)).statusCode).toBe(200);
    await work(id);
    expect(await read(id)).toMatchObject({ state: 'discarded' });
    expect(await find('ST01-006')).toMatchObject({ published: 1 });
  });

  it("that cannot be parsed is refused with the parser's message", async () => {
    const id = await send('{"cardno":', { format: 'json' });
    await work(id);
    expect(await read(id)).toMatchObject({ state: 'unreadable', outcome: expect.any(String) });
  });

  it('replaces a waiting file; of five concurrent ones one is left', async () => {
    const first = await send('cardno,name\nST01-007,One\n');
    const sent = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => send(`cardno,name\nST01-007,Number ${n}\n`)),
    );
    expect(await read(first)).toMatchObject({ state: 'discarded' });
    const states = await Promise.all(sent.map(async (id) => (await read(id))['state']));
    expect(states.filter((state) => state === 'comparing')).toHaveLength(1);
  });

  it('waits while another change writes cards', async () => {
    const id = await send('cardno,name\nST01-007,Patience\n');
    await api.database.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('card-import'), hashtext('gundam'))`.execute(
        trx,
      );
      await expect(work(id)).rejects.toMatchObject({ code: 'CARDS_BUSY' });
    });
    expect(await read(id)).toMatchObject({ state: 'comparing' });
    await work(id);
    expect(await read(id)).toMatchObject({ state: 'compared', outcome: 'declined' });
  });

  it('belongs to its game', async () => {
    const id = await send('cardno,name\nST01-007,One\n');
    const other = await admin.call('GET', `/api/admin/games/opcg/imports/${id}`);
    expect(other.statusCode).toBe(404);
    const dropped = await admin.call('POST', `/api/admin/games/opcg/imports/${id}/discard`);
    expect(dropped.statusCode).toBe(404);
  });
});

describe('a file of prices', () => {
  it('is counted first, then written', async () => {
    const id = await send('cardno,marketprice\nST01-008,4.25\nNO-1,1\n', { kind: 'prices' });
    await work(id);
    expect(await read(id)).toMatchObject({
      outcome: 'dry run',
      prices: { rows: 2, unknown: 1, changed: 1, faulty: 0 },
    });
    expect(await find('ST01-008')).not.toMatchObject({ marketprice: 4.25 });
    await write(id);
    await work(id);
    expect(await read(id)).toMatchObject({ state: 'written', prices: { changed: 1 } });
    expect(await find('ST01-008')).toMatchObject({ marketprice: 4.25 });
  });
});

describe('undo of a whole file', () => {
  const undo = async (id: string) => admin.call('POST', `${RUNS}/${id}/undo`);
  const written = async (source: string, more: object = {}): Promise<string> => {
    const id = await send(source, more);
    await work(id);
    await write(id);
    await work(id);
    expect(await read(id)).toMatchObject({ state: 'written', isUndoable: true });
    return id;
  };

  it('reverts all of it at once, with one audit entry and a new catalogue', async () => {
    const before = await find('ST01-004');
    const id = await written('cardno,name\nST01-004,Quiet Harbor\nST01-961,Tin Heron\n');
    expect(await find('ST01-004')).toMatchObject({ name: 'Quiet Harbor' });
    await sql`select graphile_worker.remove_job('publish-catalogue:gundam')`.execute(
      api.database.db,
    );
    const undone = await undo(id);
    expect(undone.json()).toEqual({ cards: 2, retained: 0 });
    expect(await find('ST01-004')).toEqual(before);
    expect(await find('ST01-961')).toMatchObject({ published: 0 });
    const { rows } = await sql`select count(*)::integer as count from audit_log
      where action = 'cards.import-undo' and request_id = ${undone.headers['x-request-id']}`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ count: 1 }]);
    const jobs = await sql`select key from graphile_worker.jobs
      where key = 'publish-catalogue:gundam'`.execute(api.database.db);
    expect(jobs.rows).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'undone', isUndoable: false });
    expect((await undo(id)).json()).toMatchObject({ code: 'IMPORT_OVER' });
  });

  it('keeps later changes and shows cards that the file had hidden', async () => {
    const all = await sql<{ cardno: string; name: string }>`select cardno, name from cards
      where gameid = 'gundam' and published = 1 and cardno <> 'ST01-005'`.execute(api.database.db);
    const lines = all.rows.map(({ cardno, name }) => `${cardno},"${name.replaceAll('"', '""')}"`);
    const renamed = lines.map((line) => line.replace(/^ST01-006,.*$/u, 'ST01-006,Renamed'));
    const id = await written(`cardno,name\n${renamed.join('\n')}\n`, { isPartial: false });
    expect(await find('ST01-005')).toMatchObject({ published: 0 });
    await sql`update cards set name = 'Theirs' where gameid = 'gundam' and cardno = 'ST01-006'`.execute(
      api.database.db,
    );
    expect((await undo(id)).json()).toMatchObject({ retained: 1 });
    expect(await find('ST01-005')).toMatchObject({ published: 1 });
    expect(await find('ST01-006')).toMatchObject({ name: 'Theirs' });
  });
});
