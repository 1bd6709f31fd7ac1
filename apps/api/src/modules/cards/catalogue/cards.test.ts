import { CARD_COLUMNS } from '@deckframe/domain/card';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url });

describe('GET /api/games/:game/cards/:cardno', () => {
  it('CARD-01 CARD-02 returns one card with the documented columns and those of its game', async () => {
    await api.database.db
      .updateTable('cards')
      .set({ extra: JSON.stringify({ keywords: 'Guard', name: 'never this' }) })
      .where('cardno', '=', 'ST01-001')
      .execute();
    const answer = await get('/api/games/gundam/cards/ST01-001');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const card = answer.json<Record<string, unknown>>();
    expect(Object.keys(card).sort()).toEqual([...CARD_COLUMNS, 'keywords'].sort());
    expect(card).toMatchObject({ cardno: 'ST01-001', published: true, keywords: 'Guard' });
    expect(card['name']).not.toBe('never this');
  });

  it('CARD-16 answers "Card not found" for a card that does not exist', async () => {
    const answer = await get('/api/games/gundam/cards/NOPE-999');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'CARD_NOT_FOUND', detail: 'Card not found' });
  });

  it('CARD-08 hides unpublished cards from every read', async () => {
    await api.database.db
      .updateTable('cards')
      .set({ published: 0, created_at: '2030-01-01' })
      .where('cardno', '=', 'ST01-002')
      .execute();
    expect((await get('/api/games/gundam/cards/ST01-002')).statusCode).toBe(404);
    const newest = await get('/api/games/gundam/newest-cards?limit=24');
    const numbers = newest.json<{ cards: { cardno: string }[] }>().cards.map((c) => c.cardno);
    expect(numbers).toHaveLength(24);
    expect(numbers).not.toContain('ST01-002');
  });

  it('finds numbers with slashes, stars and spaces', async () => {
    const cardno = 'XD/01★ 9_p1';
    await api.database.db
      .insertInto('cards')
      .values({
        gameid: 'gundam',
        cardno,
        name: 'Odd',
        originalid: cardno,
        series: 'X',
        published: 1,
      })
      .execute();
    const answer = await get(`/api/games/gundam/cards/${encodeURIComponent(cardno)}`);
    expect(answer.json()).toMatchObject({ cardno, marketprice: null, mainalternate: null });
  });

  it.each([
    ['/api/games/gundam/cards/a%00b', 'NUL'],
    [`/api/games/gundam/cards/${'x'.repeat(65)}`, 'a number that is too long'],
    ['/api/games/gundam/cards/ST01-001?extra=1', 'an unknown query parameter'],
    ['/api/games/gundam/cards/%E0%A4%A', 'a broken encoding'],
  ])('refuses %s: %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('GAME-01 refuses unknown games', async () => {
    const answer = await get('/api/games/chess/cards/ST01-001');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'GAME_NOT_FOUND', params: { game: 'chess' } });
  });
});

describe('GET /api/games/:game/newest-cards', () => {
  it('returns main cards only, newest first', async () => {
    const { cards } = (await get('/api/games/gundam/newest-cards')).json<{
      cards: { created_at: string; mainalternate: boolean | null }[];
    }>();
    expect(cards).toHaveLength(12);
    expect(cards.every((card) => card.mainalternate !== false)).toBe(true);
    const moments = cards.map((card) => card.created_at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it.each(['0', '25', '1.5', '-1', 'abc', ''])('refuses limit=%s', async (limit) => {
    expect((await get(`/api/games/gundam/newest-cards?limit=${limit}`)).statusCode).toBe(400);
  });
});
