import { randomUUID } from 'node:crypto';
import { createDatabase, type Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember, type Member } from '../../../testing/member.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { COUNTERS, findBroken, listSlices } from '../../site/health/invariant-queries.ts';
import { renumberCardJob } from './jobs.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const RUNS = '/api/admin/games/gundam/renumbers';
const [OLD, NEW, OTHER] = ['ST01-001', 'ST01-901', 'ST01-002'];

let api: TestApi;
let worker: Database;
let admin: Member;
let player: Member;

beforeAll(async () => {
  api = await createTestApi();
  worker = createDatabase(testConnection(api.database.url('worker'), 2, 30_000));
  admin = await createMember(api, 'Administrator');
});
beforeEach(async () => {
  player = await createMember(api);
});
afterAll(async () => {
  await worker.destroy();
  await api.close();
});

const db = () => api.database.db;
const begin = async (from = OLD, to = NEW) => admin.call('POST', RUNS, { from, to });
const undo = async (id: string) => admin.call('POST', `${RUNS}/${id}/undo`);
const idOf = (answer: { json: () => unknown }) => (answer.json() as { id: string }).id;
const work = async (id: string) => renumberCardJob(worker, { run: Number(id) });
const newestRun = async () =>
  (await admin.call('GET', RUNS)).json<{ runs: Record<string, unknown>[] }>().runs[0];

async function addDeck(content: string, more: { favoritecard?: string; sidedeck?: string } = {}) {
  const id = randomUUID();
  const deck = { gameid: 'gundam', user_id: player.id, decklist_name: 'Deck', visibility: 1 };
  const texts = { decklist_content: content, sidedeck: more.sidedeck ?? '' };
  const favoritecard = more.favoritecard ?? null;
  await db()
    .insertInto('decklists')
    .values({ ...deck, ...texts, id, favoritecard })
    .execute();
  await db()
    .insertInto('deck_revisions')
    .values({
      ...deck,
      ...texts,
      deck_id: id,
      version: 1,
      favoritecard,
      considering: '',
      resourcedeck: '',
      card_count: 4,
    })
    .execute();
  await sql`insert into deck_cards (gameid, deck_id, originalid, zone, quantity)
    values ('gundam', ${id}, ${OLD}, 0, 4)`.execute(db());
  return id;
}

const textsOf = async (id: string) => {
  const { rows } = await sql<Record<string, unknown>>`
    select decklist_content, sidedeck, favoritecard, version from decklists where id = ${id}
    union all
    select decklist_content, sidedeck, favoritecard, version from deck_revisions
    where deck_id = ${id}`.execute(db());
  return rows;
};
const shelf = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select cardno, count, trading, wanted, tag from collection_entries
    where user_id = ${player.id} and (count > 0 or wanted or tag <> '')
    order by cardno`.execute(db());
  return rows;
};
const addEntry = async (cardno: string, count: number, tag = '') => {
  await sql`insert into collections (user_id, gameid, id, name)
    values (${player.id}, 'gundam', 0, 'Default Collection') on conflict do nothing`.execute(db());
  await sql`insert into collection_states (user_id, gameid, seq, entry_count)
    values (${player.id}, 'gundam', 1, 1) on conflict (user_id, gameid)
    do update set seq = collection_states.seq + 1,
      entry_count = collection_states.entry_count + 1`.execute(db());
  await sql`insert into collection_entries
    (user_id, gameid, collection, seq, cardno, count, trading, wanted, ignored, tag)
    values (${player.id}, 'gundam', 0, 1, ${cardno}, ${count}, true, false, false, ${tag})`.execute(
    db(),
  );
};

describe('renumbering a card', () => {
  it('ADMIN-05 finds a number across decks and counts what will change', async () => {
    const id = await addDeck(`4 x ${OLD}\n4 x ${OTHER}`);
    await addDeck(`4 x ${OTHER}`);
    await addEntry(OLD, 3);
    await player.call('PUT', `/api/me/games/gundam/staples/${OLD}`);
    const use = await admin.call('GET', `/api/admin/games/gundam/card-numbers/${OLD}`);
    expect(use.json()).toMatchObject({
      cardno: OLD,
      places: { decks: 1, entries: 1, staples: 1, trades: 0 },
      decks: [{ id, name: 'Deck', owner: player.username }],
    });
    expect((await admin.call('GET', '/api/admin/games/gundam/card-numbers/NO-1')).statusCode).toBe(
      404,
    );
  });

  it('ADMIN-05 redirects the old number at once, the worker rewrites the rest, and undo reverts all', async () => {
    const deck = await addDeck(`4 x ${OLD}\n4 x ${OTHER}`, {
      favoritecard: OLD,
      sidedeck: `1 x ${OLD}`,
    });
    const merged = await addDeck(`2 x ${OLD.toLowerCase()}\n1 x ${NEW}`);
    const stranger = await addDeck(`4 x ${NEW}`);
    await addEntry(OLD, 60, 'foil');
    await addEntry(NEW, 70);
    await player.call('PUT', `/api/games/gundam/cards/${OLD}/rating`, { rating: 5 });
    await player.call('POST', `/api/games/gundam/comments/card/${OLD}`, { text: 'Strong' });
    const before = [await textsOf(deck), await textsOf(merged), await textsOf(stranger)];
    const entries = await shelf();

    const begun = await begin();
    expect(begun.statusCode).toBe(201);
    const card = async (number: string) =>
      (await admin.call('GET', `/api/games/gundam/cards/${number}`)).json<
        Record<string, unknown>
      >();
    expect(await card(OLD)).toMatchObject({ cardno: NEW, originalid: OLD });
    expect(await card(NEW)).toMatchObject({ cardno: NEW, originalid: OLD });
    const asked = await admin.call('GET', `/api/games/gundam/cards?ids=${OLD}`);
    expect(asked.json()).toMatchObject({ cards: [{ cardno: NEW, former_numbers: OLD }] });
    expect(await newestRun()).toMatchObject({ from: OLD, to: NEW, state: 'running', decks: 0 });
    expect((await begin(OTHER, 'ST01-902')).json()).toMatchObject({ code: 'RENUMBER_BUSY' });

    await work(idOf(begun));
    expect(await textsOf(deck)).toEqual(
      Array.from({ length: 2 }, () => ({
        decklist_content: `4 x ${OTHER}\n4 x ${NEW}`,
        sidedeck: `1 x ${NEW}`,
        favoritecard: NEW,
        version: 1,
      })),
    );
    expect((await textsOf(merged))[0]).toMatchObject({ decklist_content: `3 x ${NEW}` });
    expect(await shelf()).toEqual([
      { cardno: NEW, count: 99, trading: true, wanted: false, tag: 'foil' },
    ]);
    const rating = await player.call('GET', `/api/games/gundam/cards/${NEW}/rating`);
    expect(rating.json()).toMatchObject({ count: 1, mine: 5 });
    expect(await card(NEW)).toMatchObject({ comment_count: 1 });
    expect(await newestRun()).toMatchObject({ state: 'done', decks: 3, entries: 2 });
    await work(idOf(begun));
    expect(await newestRun()).toMatchObject({ state: 'done', decks: 3, entries: 2 });

    expect((await undo(idOf(begun))).statusCode).toBe(200);
    expect(await card(NEW)).toMatchObject({ cardno: OLD });
    await work(idOf(begun));
    expect([await textsOf(deck), await textsOf(merged), await textsOf(stranger)]).toEqual(before);
    expect(await shelf()).toEqual(entries);
    expect(await newestRun()).toMatchObject({ state: 'undone', entries: 2 });
    expect((await undo(idOf(begun))).json()).toMatchObject({ code: 'RENUMBER_OVER' });
    for (const slice of await listSlices(db(), 1000)) {
      expect(await findBroken(db(), slice, COUNTERS)).toEqual([]);
    }
    const acts = await db()
      .selectFrom('audit_log')
      .select(['action', 'subject', 'details'])
      .where('action', 'like', 'card.renumber%')
      .orderBy('id')
      .execute();
    expect(acts).toEqual([
      {
        action: 'card.renumber',
        subject: `card:${NEW}`,
        details: { before: { cardno: OLD }, after: { cardno: NEW } },
      },
      {
        action: 'card.renumber-undo',
        subject: `card:${OLD}`,
        details: { before: { cardno: NEW }, after: { cardno: OLD } },
      },
    ]);
  });

  it('later changes are kept when undone, under the old number', async () => {
    const saved = await addDeck(`2 x ${OLD}\n1 x ${NEW}`);
    await addEntry(OLD, 2);
    const id = idOf(await begin());
    await work(id);
    await sql`update decklists set decklist_content = ${`7 x ${NEW}`}, version = 2
      where id = ${saved}`.execute(db());
    const changes = [{ cardno: OLD, from: 0, to: 1 }];
    const changed = { collection: 0, changes };
    const answer = await player.call('POST', '/api/games/gundam/my-collection/changes', changed);
    expect(answer.json()).toMatchObject({ entries: [{ n: NEW, c: 3 }] });
    await undo(id);
    await work(id);
    expect((await textsOf(saved))[0]).toMatchObject({ decklist_content: `7 x ${OLD}` });
    expect((await textsOf(saved))[1]).toMatchObject({
      decklist_content: `2 x ${OLD}\n1 x ${NEW}`,
    });
    expect(await shelf()).toMatchObject([{ cardno: OLD, count: 3 }]);
  });

  it.each([
    [OLD, OTHER, 'CARD_NUMBER_TAKEN'],
    [OLD, OTHER.toLowerCase(), 'CARD_NUMBER_TAKEN'],
    [OLD, OLD, 'CARD_NUMBER_TAKEN'],
    [OLD, 'two words', 'INVALID_REQUEST'],
    ['NO-1', NEW, 'CARD_NOT_FOUND'],
  ])('refuses %s as %s: %s', async (from, to, code) => {
    expect((await begin(from, to)).json()).toMatchObject({ code });
  });

  it('a former number redirects and cannot be reused by another card', async () => {
    await work(idOf(await begin(OTHER, 'ST01-911')));
    const second = idOf(await begin('ST01-911', 'ST01-912'));
    await work(second);
    const found = await admin.call('GET', `/api/games/gundam/cards?ids=${OTHER},ST01-911`);
    expect(found.json()).toMatchObject({ cards: [{ cardno: 'ST01-912' }] });
    for (const earlier of [OTHER, 'ST01-911']) {
      expect((await begin(OLD, earlier)).json()).toMatchObject({ code: 'CARD_NUMBER_TAKEN' });
    }
    await undo(second);
    await work(second);
    const back = await admin.call('GET', `/api/games/gundam/cards/ST01-912`);
    expect(back.json()).toMatchObject({ cardno: 'ST01-911' });
  });
});
