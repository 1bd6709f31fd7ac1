import { randomUUID } from 'node:crypto';
import { createDatabase, type Database } from '@deckframe/database/db';
import { decodeColumnFile, type ColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { runCardsCommand } from '../catalogue/cli/run-cards-command.ts';
import { publishCatalogueJob } from '../catalogue/jobs.ts';
import { GAMES } from '../catalogue/testing/catalogue-scene.ts';
import { runCardScheduleJob } from './jobs.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const CARDS = '/api/admin/games/gundam/cards';
let api: TestApi;
let admin: string;
let worker: Database;

beforeAll(async () => {
  api = await createTestApi();
  admin = await api.signIn('Administrator');
  worker = createDatabase(testConnection(api.database.url('worker'), 2, 30_000));
});
afterAll(async () => {
  await worker.destroy();
  await api.close();
});

type Page = ColumnFile & { total: number; next: string | null };
type Card = Record<string, ColumnValue>;
type Cell = { column: string; from: ColumnValue; to: ColumnValue };
type Answer = {
  outcome: string;
  cards: number;
  faults: object[];
  conflicts: object[];
};

const get = (path: string, cookie = admin) => api.app.inject({ url: path, headers: { cookie } });

const post = (
  path: string,
  payload: object,
  { key = randomUUID(), cookie = admin }: { key?: string; cookie?: string } = {},
) =>
  api.app.inject({
    method: 'POST',
    url: `${CARDS}/${path}`,
    headers: { cookie, 'idempotency-key': key },
    payload,
  });

const save = async (cards: object[], note = '', key?: string): Promise<Answer> => {
  const answer = await post('edits', { cards, note }, key === undefined ? {} : { key });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};

const edit = (cardno: string, ...cells: Cell[]) => ({ cardno, isNew: false, cells });

async function readAll(limit = 5000): Promise<Card[]> {
  const cards: Card[] = [];
  let after: string | null = '';
  while (after !== null) {
    const query: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
    const page: Page = (await get(`${CARDS}?limit=${limit}${query}`)).json<Page>();
    cards.push(...decodeColumnFile(page));
    after = page.next;
  }
  return cards;
}

const find = async (cardno: string): Promise<Card> => {
  const card = (await readAll()).find((one) => one['cardno'] === cardno);
  if (card === undefined) throw new Error(`no ${cardno}`);
  return card;
};

const publish = async () => {
  await publishCatalogueJob(worker, GAMES, { game: 'gundam' });
  const { rows } = await sql<{ hash: string }>`
    select hash from catalogue_manifests where gameid = 'gundam'`.execute(worker);
  return rows[0]?.hash;
};

const countJobs = async (task: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from graphile_worker.jobs where task_identifier = ${task}`.execute(worker);
  return rows[0]?.count;
};

describe('cards in the console', () => {
  it('ADMIN-02 answers members who are not Administrators with the documented text', async () => {
    const member = await api.signIn('Content Creator');
    const refused = await get(CARDS, member);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      detail: 'You do not have permission to access admin card data.',
    });
    expect((await post('edits', {}, { cookie: member })).json()).toMatchObject({
      detail: 'Insufficient permissions',
    });
  });

  it('ADMIN-03 Administrators fetch every column of every card, including hidden ones, in pages', async () => {
    await sql`update cards set published = 0 where gameid = 'gundam' and cardno = 'ST01-004'`.execute(
      api.database.db,
    );
    const { rows } = await sql<{ cardno: string }>`
      select cardno from cards where gameid = 'gundam' order by cardno`.execute(api.database.db);
    const cards = await readAll(150);
    expect(cards.map((card) => card['cardno'])).toEqual(rows.map(({ cardno }) => cardno));
    const hidden = cards.find((card) => card['cardno'] === 'ST01-004');
    expect(hidden).toMatchObject({ published: false, comment_count: 0 });
    expect(Object.keys(hidden ?? {})).toEqual(
      expect.arrayContaining(['effectdata', 'originalid', 'mainalternate', 'keywords']),
    );
    expect((await get(`${CARDS}?limit=1`)).json()).toMatchObject({ rows: 1, total: rows.length });
  });

  it('CARD-19 ADMIN-13 a missing column is reported with the command that adds it', async () => {
    const other = await createTestApi();
    try {
      const cookie = await other.signIn('Administrator');
      const read = () => other.app.inject({ url: CARDS, headers: { cookie } });
      const { db } = other.database;
      await sql`alter table cards drop column mainalternate, drop column published`.execute(db);
      const answer = (await read()).json<{ errors: { message: string }[] }>();
      expect(answer).toMatchObject({
        code: 'CARD_COLUMN_MISSING',
        detail: 'Column mainalternate does not exist. Please add it to the gundam_cards table.',
        command: 'npm run cards -- add-columns gundam',
      });
      expect(answer.errors.map(({ message }) => message)).toEqual([
        'Column mainalternate does not exist. Please add it to the gundam_cards table.',
        'Column published does not exist. Please add it to the gundam_cards table.',
      ]);
      let printed = '';
      const output = { write: (text: string) => void (printed += text) };
      const context = { db, games: GAMES, output, user: 'operator', ask: undefined };
      await runCardsCommand(['add-columns', 'gundam'], context);
      expect(printed).toBe('Added: mainalternate, published\n');
      const page = (await read()).json<Page>();
      expect(decodeColumnFile(page).every((card) => card['published'] === true)).toBe(true);
      await runCardsCommand(['add-columns', 'gundam'], context);
      expect(printed).toContain('No column is missing.');
    } finally {
      await other.close();
    }
  });
});

describe('edited cells', () => {
  it('ADMIN-04 are written together, recorded and published as a new version', async () => {
    const before = await publish();
    const first = await find('ST01-001');
    const second = await find('ST01-005');
    const cards = [
      edit(
        'ST01-001',
        { column: 'cost', from: first['cost'] ?? null, to: ' 9 ' },
        { column: 'trait', from: first['trait'] ?? null, to: '(Harbor League) (Ace)' },
        { column: 'keywords', from: first['keywords'] ?? null, to: 'Guard' },
      ),
      edit('ST01-005', { column: 'name', from: second['name'] ?? null, to: '  Harbor   Bell ' }),
      {
        cardno: 'ST01-901',
        isNew: true,
        cells: [
          { column: 'name', from: null, to: 'Harbor Light' },
          { column: 'published', from: null, to: false },
        ],
      },
    ];
    const key = randomUUID();
    const saved = await save(cards, 'Errata', key);
    expect(saved).toEqual({ outcome: 'saved', cards: 3, faults: [], conflicts: [] });
    expect(await save(cards, 'Errata', key)).toEqual(saved);

    expect(await find('ST01-001')).toEqual({
      ...first,
      cost: 9,
      trait: 'Harbor League|Ace',
      keywords: 'Guard',
    });
    expect(await find('ST01-005')).toEqual({ ...second, name: 'Harbor Bell' });
    expect(await find('ST01-901')).toMatchObject({
      name: 'Harbor Light',
      series: 'ST01',
      originalid: 'ST01-901',
      mainalternate: true,
      published: false,
    });
    const { rows: acts } = await sql<{ details: object; subject: string }>`
      select details, subject from audit_log where action = 'cards.edit'`.execute(api.database.db);
    expect(acts).toMatchObject([
      {
        subject: 'cards:gundam',
        details: {
          before: { 'ST01-001 cost': first['cost'] },
          after: { 'ST01-001 cost': 9, cards: 3, note: 'Errata' },
        },
      },
    ]);
    const { entries } = (await get(`${CARDS}/ST01-001/history`)).json<{ entries: Card[] }>();
    expect(entries).toMatchObject([
      {
        kind: 'changed',
        source: 'Console',
        note: 'Errata',
        before: { cost: first['cost'] },
        after: { cost: 9, trait: 'Harbor League|Ace' },
      },
    ]);
    expect(entries[0]?.['by']).toMatch(/^Member/);
    expect(await countJobs('publish-catalogue')).toBe(1);
    expect(await publish()).not.toBe(before);
    const shown = await get('/api/games/gundam/cards/ST01-001', '');
    expect(shown.json()).toMatchObject({ cost: 9 });
  });

  it('one invalid or conflicting cell prevents the save and is named', async () => {
    const first = await find('ST01-002');
    const second = await find('ST01-006');
    const good = { column: 'cost', from: first['cost'] ?? null, to: 3 };
    const wrong = await save([
      edit('ST01-002', good, { column: 'comment_count', from: 0, to: 5 }),
      edit(
        'ST01-006',
        { column: 'level', from: second['level'] ?? null, to: 'two' },
        { column: 'name', from: second['name'] ?? null, to: ' ' },
      ),
      { cardno: 'ZZ99-001', isNew: true, cells: [{ column: 'name', from: null, to: 'Lost' }] },
    ]);
    expect(wrong).toMatchObject({
      outcome: 'refused',
      cards: 0,
      faults: [
        { cardno: 'ST01-002', column: 'comment_count', fault: 'cannot be changed here' },
        { cardno: 'ST01-006', column: 'level', fault: '"two" is not a number' },
        { cardno: 'ST01-006', column: 'name', fault: 'is missing' },
        {
          cardno: 'ZZ99-001',
          column: 'series',
          fault: 'is missing, and no known prefix begins the number',
        },
      ],
    });
    const stale = await save([
      edit('ST01-002', good),
      edit('ST01-006', { column: 'cost', from: 77, to: 1 }),
      edit('ST01-777', { column: 'cost', from: null, to: 1 }),
      { cardno: 'ST01-007', isNew: true, cells: [{ column: 'name', from: null, to: 'Taken' }] },
    ]);
    expect(stale).toMatchObject({
      outcome: 'refused',
      conflicts: [
        { cardno: 'ST01-006', column: 'cost', current: second['cost'] },
        { cardno: 'ST01-777', column: 'cardno', current: null },
        { cardno: 'ST01-007', column: 'cardno', current: 'ST01-007' },
      ],
    });
    expect(await find('ST01-002')).toEqual(first);
  });

  it('a new main printing replaces the old one in one step', async () => {
    const cells = [{ column: 'name', from: null, to: 'Other face' }];
    await save([{ cardno: 'ST01-008_p1', isNew: true, cells }]);
    expect(await find('ST01-008_p1')).toMatchObject({ mainalternate: false });
    await save([edit('ST01-008_p1', { column: 'mainalternate', from: false, to: true })]);
    expect(await find('ST01-008_p1')).toMatchObject({ mainalternate: true });
    expect(await find('ST01-008')).toMatchObject({ mainalternate: false });
    // A single printing becomes the main one again.
    const moved = { column: 'originalid', from: 'ST01-008', to: 'ST01-990' };
    await save([edit('ST01-008_p1', moved)]);
    expect(await find('ST01-008_p1')).toMatchObject({ mainalternate: true });
    expect(await find('ST01-008')).toMatchObject({ mainalternate: true });
  });

  it('a thousand are saved at once and undone by their old values', async () => {
    const cards = (await readAll()).slice(0, 250);
    const columns = ['cost', 'rarity', 'effectdata', 'attributedata'];
    const changes = cards.map((card, at) =>
      edit(
        String(card['cardno']),
        ...columns.map((column) => ({
          column,
          from: card[column] ?? null,
          to: column === 'cost' ? 100 + at : `Pasted ${at}`,
        })),
      ),
    );
    expect(await save(changes)).toMatchObject({ outcome: 'saved', cards: 250 });
    const pasted = (await readAll()).slice(0, 250);
    expect(pasted.map((card) => card['cost'])).toEqual(cards.map((_, at) => 100 + at));
    const undone = changes.map(({ cardno, cells }, at) =>
      edit(
        cardno,
        ...cells.map(({ column, from }) => ({
          column,
          from: pasted[at]?.[column] ?? null,
          to: from,
        })),
      ),
    );
    expect(await save(undone)).toMatchObject({ outcome: 'saved', cards: 250 });
    expect((await readAll()).slice(0, 250)).toEqual(cards);
  });

  it('fails at once while an import writes the cards', async () => {
    await worker.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('card-import'), hashtext('gundam'))`.execute(
        trx,
      );
      const { cost } = await find('ST01-002');
      const cells = [{ column: 'cost', from: cost ?? null, to: 4 }];
      const busy = await post('edits', { cards: [edit('ST01-002', ...cells)], note: '' });
      expect(busy.json()).toMatchObject({ status: 409, code: 'CARDS_BUSY' });
    });
  });
});

describe('publication', () => {
  const isShown = async (cardno: string) =>
    (await get(`/api/games/gundam/cards/${cardno}`, '')).statusCode === 200;

  it('ADMIN-12 hides and publishes cards now or at a set time', async () => {
    const cardnos = ['ST01-009', 'ST01-010', 'NONE-1'];
    const hide = await post('publication', { cardnos, published: false, at: null });
    expect(hide.json()).toEqual({ cards: 2, scheduleId: null });
    expect(await isShown('ST01-009')).toBe(false);
    const { entries } = (await get(`${CARDS}/ST01-009/history`)).json<{ entries: Card[] }>();
    expect(entries[0]).toMatchObject({
      kind: 'gone',
      before: { published: true },
      after: { published: false },
    });

    const at = '2099-01-01T12:00:00.000Z';
    const later = await post('publication', { cardnos, published: true, at });
    const { scheduleId } = later.json<{ scheduleId: string }>();
    expect((await get('/api/admin/games/gundam/card-schedules')).json()).toMatchObject({
      schedules: [{ id: scheduleId, cardnos, published: true, at }],
    });
    const { rows } = await sql<{ run_at: Date }>`select run_at from graphile_worker.jobs
      where task_identifier = 'run-card-schedule'`.execute(worker);
    expect(rows[0]?.run_at.toISOString()).toBe(at);
    expect(await isShown('ST01-009')).toBe(false);
    await runCardScheduleJob(worker, { game: 'gundam', id: Number(scheduleId) });
    expect(await isShown('ST01-009')).toBe(true);
    expect((await find('ST01-010'))['published']).toBe(true);
    await post('publication', { cardnos, published: false, at: null });
    await runCardScheduleJob(worker, { game: 'gundam', id: Number(scheduleId) });
    expect(await isShown('ST01-009')).toBe(false);
  });

  it('a cancelled schedule does not run', async () => {
    const at = '2099-01-01T12:00:00Z';
    const body = { cardnos: ['ST01-011'], published: false, at };
    const { scheduleId } = (await post('publication', body)).json<{ scheduleId: string }>();
    const cancel = () =>
      api.app.inject({
        method: 'DELETE',
        url: `/api/admin/games/gundam/card-schedules/${scheduleId}`,
        headers: { cookie: admin, 'idempotency-key': randomUUID() },
      });
    expect((await cancel()).statusCode).toBe(204);
    expect((await cancel()).json()).toMatchObject({ code: 'SCHEDULE_OVER' });
    await runCardScheduleJob(worker, { game: 'gundam', id: Number(scheduleId) });
    expect(await isShown('ST01-011')).toBe(true);
  });
});
