import type { ActivityAnswer, Discussions } from '@deckframe/contract/community/activity';
import { createUser } from '@deckframe/database/scenes';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../lib/clock.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const GAME = 'gundam';
const PRIVATE = 0;
const PUBLIC = 1;
const UNLISTED = 2;

let api: TestApi;
let now = Date.UTC(2026, 4, 2);
let cards: { cardno: string; name: string }[];
beforeAll(async () => {
  api = await createTestApi({ clock: { ...systemClock, now: () => now } });
  cards = await api.database.db
    .selectFrom('cards')
    .select(['cardno', 'name'])
    .where('gameid', '=', GAME)
    .where('published', '=', 1)
    .whereRef('cardno', '=', 'originalid')
    .orderBy('cardno')
    .limit(80)
    .execute();
});
afterAll(() => api.close());

let decks = 0;

const minute = (at: number): string => new Date(Date.UTC(2026, 4, 1) + at * 60_000).toISOString();

async function createMember() {
  const { id } = await createUser(api.database.db);
  const { db } = api.database;
  const saveDeck = async (at: number, visibility = PUBLIC, game = GAME) => {
    const uuid = `019a0000-0000-7000-8000-${String((decks += 1)).padStart(12, '0')}`;
    const facts = { gameid: game, id: uuid, user_id: id, visibility, modified_date: minute(at) };
    await db
      .insertInto('decklists')
      .values({ ...facts, decklist_name: `Deck ${at}`, colors: 'Blue, Red' })
      .execute();
    return uuid;
  };
  const comment = async (at: number, type: 'card' | 'deck', contentId: string, text = 'Hm.') =>
    db
      .insertInto('comments')
      .values({
        user_id: id,
        content_type: type,
        content_id: contentId,
        gameid: GAME,
        text,
        created_at: minute(at),
        updated_at: minute(at),
      })
      .execute();
  const rate = async (at: number, index: number, rating = 4) =>
    db
      .insertInto('card_ratings')
      .values({
        user_id: id,
        gameid: GAME,
        card_id: cardAt(index).cardno,
        rating,
        updated_at: minute(at),
      })
      .execute();
  const ask = async (query: Record<string, string> = {}) => {
    const answer = await api.app.inject({ url: `/api/users/${id}/activity`, query });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<ActivityAnswer>();
  };
  /** Reads all pages. */
  const walk = async (kind: string) => {
    const sizes: number[] = [];
    const entries: ActivityAnswer['entries'] = [];
    let after: string | null = '';
    while (after !== null) {
      // oxlint-disable-next-line no-await-in-loop -- each page leads to the next
      const page: ActivityAnswer = await ask({ kind, ...(after !== '' && { after }) });
      sizes.push(page.entries.length);
      entries.push(...page.entries);
      after = page.older;
    }
    return { sizes, entries };
  };
  return { id, saveDeck, comment, rate, ask, walk };
}

function cardAt(index: number): { cardno: string; name: string } {
  const card = cards[index];
  if (card === undefined) throw new Error(`There is no card ${index}.`);
  return card;
}

const minutesOf = (entries: ActivityAnswer['entries']): number[] =>
  entries.map(({ at }) => (Date.parse(at) - Date.UTC(2026, 4, 1)) / 60_000);

describe('GET /api/users/:userId/activity', () => {
  it('PROF-03 shows decks, comments and ratings of all games in one order to anybody', async () => {
    const { saveDeck, comment, rate, ask } = await createMember();
    const deck = await saveDeck(10);
    const other = await saveDeck(40, PUBLIC, 'ua');
    await rate(20, 0, 5);
    await comment(30, 'deck', deck, '**Good** with bases');
    await comment(50, 'card', cardAt(1).cardno, 'x'.repeat(900));
    const { entries, older } = await ask();
    expect(older).toBeNull();
    const picture = { template: expect.stringContaining('{width}'), widths: expect.any(Array) };
    expect(entries).toEqual([
      {
        kind: 'comment',
        id: expect.any(String),
        at: minute(50),
        text: `${'x'.repeat(400)}…`,
        subject: expect.objectContaining({
          type: 'card',
          game: GAME,
          id: cardAt(1).cardno,
          name: cardAt(1).name,
          image: expect.any(String),
          ...picture,
        }),
      },
      {
        kind: 'deck',
        id: expect.any(String),
        at: minute(40),
        subject: expect.objectContaining({ game: 'ua', id: encodeDeckId(other), image: null }),
      },
      expect.objectContaining({
        kind: 'comment',
        text: '**Good** with bases',
        subject: expect.objectContaining({
          type: 'deck',
          id: encodeDeckId(deck),
          name: 'Deck 10',
          color: 'Blue',
        }),
      }),
      expect.objectContaining({ kind: 'rating', at: minute(20), rating: 5 }),
      expect.objectContaining({ kind: 'deck', at: minute(10) }),
    ]);
    for (const [kind, minutes] of [
      ['decks', [40, 10]],
      ['comments', [50, 30]],
      ['ratings', [20]],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one kind after another
      expect(minutesOf((await ask({ kind })).entries), kind).toEqual(minutes);
    }
  });

  it('pages of 25 have no gap or repetition, even with equal timestamps', async () => {
    const { saveDeck, comment, rate, walk } = await createMember();
    for (let at = 0; at < 60; at += 1) {
      // Five actions share a timestamp, across page borders.
      const shared = Math.floor(at / 5);
      // oxlint-disable-next-line no-await-in-loop -- ids rise with time
      await comment(shared, 'card', cardAt(2).cardno);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await rate(shared, at);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (at < 30) await saveDeck(shared, PUBLIC, at % 2 === 0 ? GAME : 'ua');
    }
    const all = await walk('all');
    expect(all.sizes).toEqual([25, 25, 25, 25, 25, 25]);
    expect(new Set(all.entries.map(({ id }) => id)).size).toBe(150);
    expect(minutesOf(all.entries)).toEqual(minutesOf(all.entries).toSorted((a, b) => b - a));
    const kinds = { decks: [25, 5], comments: [25, 25, 10], ratings: [25, 25, 10] };
    for (const [kind, sizes] of Object.entries(kinds)) {
      // oxlint-disable-next-line no-await-in-loop -- one kind after another
      const { sizes: found, entries } = await walk(kind);
      expect(found, kind).toEqual(sizes);
      expect(entries.every((entry) => `${entry.kind}s` === kind)).toBe(true);
    }
  });

  it('new activity does not appear in older pages', async () => {
    const { comment, rate, ask } = await createMember();
    for (let at = 0; at < 26; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a few rows
      await rate(100 + at, at);
    }
    await comment(1, 'card', cardAt(0).cardno);
    const first = await ask();
    await comment(500, 'card', cardAt(0).cardno);
    const second = await ask({ after: first.older ?? '' });
    expect(minutesOf(second.entries)).toEqual([100, 1]);
    expect(second.older).toBeNull();
  });

  it('hides private, unlisted or deleted decks, hidden cards and locked games', async () => {
    const { id, saveDeck, comment, rate, walk } = await createMember();
    const host = await createMember();
    const { db } = api.database;
    const deleted = await saveDeck(1);
    const hidden = [
      await saveDeck(2, PRIVATE),
      await saveDeck(3, UNLISTED),
      deleted,
      await host.saveDeck(4, PRIVATE),
      await host.saveDeck(5, UNLISTED),
    ];
    const shown = await host.saveDeck(7);
    // More rows than one read, with visible ones around.
    await comment(10, 'deck', shown);
    for (let at = 0; at < 120; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- ids rise with time
      await comment(20 + at, 'deck', hidden[at % hidden.length] ?? '');
    }
    await comment(200, 'deck', shown);
    await rate(210, 70);
    await rate(220, 71);
    await db
      .updateTable('decklists')
      .set({ deleted_at: minute(9) })
      .where('id', '=', deleted)
      .execute();
    const card = db.updateTable('cards').where('gameid', '=', GAME);
    await card.set({ published: 0 }).where('originalid', '=', cardAt(70).cardno).execute();
    await saveDeck(230, PUBLIC, 'ua');
    expect(minutesOf((await walk('all')).entries)).toEqual([230, 220, 200, 10]);
    expect(minutesOf((await walk('comments')).entries)).toEqual([200, 10]);

    await sql`update game_settings set maintenance_code_hash = 'x' where gameid = 'ua'`.execute(db);
    // Lock state is cached for a second.
    now += 1000;
    expect(minutesOf((await walk('all')).entries)).toEqual([220, 200, 10]);
    await sql`update game_settings set maintenance_code_hash = null where gameid = 'ua'`.execute(
      db,
    );

    await db
      .updateTable('users')
      .set({ deleted_at: minute(9) })
      .where('id', '=', id)
      .execute();
    const answer = await api.app.inject({ url: `/api/users/${id}/activity` });
    expect(answer.json()).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' });
  });

  it('refuses cursors of other lists', async () => {
    const { id, rate, ask } = await createMember();
    for (let at = 0; at < 26; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a few rows
      await rate(at, at);
    }
    const { older } = await ask();
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const refused: Record<string, string>[] = [
      { kind: 'ratings', after: older ?? '' },
      { after: 'nonsense' },
      { after: forged(['all', 5, { rating: ['1e3', 'gundam', 'a'] }]) },
      { after: forged(['all', 5, { rating: ['1', 'gundam', 'a\0'] }]) },
      { after: forged(['all', 5, { comment: ["1' or true"] }]) },
      { after: forged(['all', 5, { like: ['1'] }]) },
      { kind: 'likes' },
    ];
    for (const query of refused) {
      // oxlint-disable-next-line no-await-in-loop -- one request after another
      const answer = await api.app.inject({ url: `/api/users/${id}/activity`, query });
      expect(answer.json(), JSON.stringify(query)).toMatchObject({ code: 'INVALID_REQUEST' });
    }
    const far = forged(['all', 5, { rating: ['9999999999999999', 'gundam', 'a'] }]);
    expect((await ask({ after: far })).entries).toHaveLength(25);
  });
});

describe('GET /api/games/:game/discussions', () => {
  const ask = async () => {
    const answer = await api.app.inject({ url: `/api/games/${GAME}/discussions` });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer
      .json<Discussions>()
      .discussions.map(({ subject, text, author }) => [subject.name, text, author.id]);
  };

  it('returns the latest comment of each card and public deck, without hidden ones', async () => {
    const first = await createMember();
    const second = await createMember();
    const deck = await first.saveDeck(10);
    const hidden = await first.saveDeck(11, PRIVATE);
    await first.comment(20, 'card', cardAt(60).cardno, 'first word');
    await second.comment(21, 'card', cardAt(60).cardno, 'last word');
    await second.comment(22, 'deck', deck, 'nice list');
    await second.comment(23, 'deck', hidden, 'a secret');
    const removed = await second.comment(24, 'card', cardAt(61).cardno, 'an insult');
    expect(removed).toHaveLength(1);
    const { db } = api.database;
    await sql`update comments set moderated_at = now() where text = 'an insult'`.execute(db);
    const id = String(second.id);
    expect((await ask()).slice(0, 2)).toEqual([
      ['Deck 10', 'nice list', id],
      [cardAt(60).name, 'last word', id],
    ]);
    const all = (await ask()).map(([, text]) => text);
    for (const text of ['first word', 'a secret', 'an insult']) expect(all).not.toContain(text);
    await sql`update users set deleted_at = now() where id = ${id}::bigint`.execute(db);
    expect((await ask()).map(([, text]) => text)).not.toContain('nice list');
  });
});
