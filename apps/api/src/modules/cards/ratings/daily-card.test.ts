import { chooseDailyCard } from '@deckframe/domain/cards/daily-card/choose-daily-card';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { fillDailyCards } from './service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

type Answer = { date: string; card: { cardno: string } };
const get = () => api.app.inject({ url: '/api/games/gundam/daily-card' });
const listRows = () =>
  api.database.db
    .selectFrom('daily_cards')
    .select(['game_id', 'card_id', 'card_date'])
    .orderBy('card_date')
    .execute();

describe('GET /api/games/:game/daily-card', () => {
  it('RATE-07 returns the row of the UTC date, also just before and after midnight', async () => {
    await api.database.setNow('2026-05-01T23:59:59Z');
    const before = (await get()).json<Answer>();
    await api.database.setNow('2026-05-02T00:00:00+00');
    const after = (await get()).json<Answer>();
    expect([before.date, after.date]).toEqual(['2026-05-01', '2026-05-02']);
    expect(before.card.cardno).not.toBe(after.card.cardno);

    await api.database.db
      .updateTable('daily_cards')
      .set({ card_id: 'ST01-001' })
      .where(sql<boolean>`card_date = '2026-05-02'`)
      .execute();
    expect((await get()).json<Answer>().card.cardno).toBe('ST01-001');
  });

  it('RATE-06 stores game_id, card_id and card_date; the first reader fills a missing day', async () => {
    await api.database.setNow('2026-06-10T12:00:00Z');
    const answers = await Promise.all([get(), get(), get(), get()]);
    const cards = new Set(answers.map((answer) => answer.json<Answer>().card.cardno));
    expect(cards.size).toBe(1);
    const rows = (await listRows()).filter((row) => row.card_date === '2026-06-10');
    expect(rows).toEqual([{ game_id: 'gundam', card_id: [...cards][0], card_date: '2026-06-10' }]);
  });

  it('RATE-08 returns the same card all day, chosen by the pure rule', async () => {
    await api.database.setNow('2026-08-20T00:00:01Z');
    const morning = (await get()).json<Answer>();
    await api.database.setNow('2026-08-20T23:59:58Z');
    expect((await get()).json<Answer>()).toEqual(morning);
    const cards = await api.database.db
      .selectFrom('cards')
      .select('cardno')
      .where('gameid', '=', 'gundam')
      .where('published', '=', 1)
      .where('mainalternate', 'is distinct from', false)
      .execute();
    const candidates = cards.map((card) => card.cardno);
    const facts = { game: 'gundam', date: '2026-08-20', candidates, recent: [] };
    expect(morning.card.cardno).toBe(chooseDailyCard(facts));
  });

  it('answers 404 for a game without cards', async () => {
    await api.database.db.deleteFrom('cards').where('gameid', '=', 'ua').execute();
    const answer = await api.app.inject({ url: '/api/games/ua/daily-card' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'DAILY_CARD_NOT_FOUND' });
  });
});

describe('fillDailyCards', () => {
  it('fills today and tomorrow, avoids the last 30 days and never changes a day', async () => {
    await api.database.setNow('2026-10-01T10:00:00Z');
    await fillDailyCards(api.database.db, 'gundam', 29);
    const first = await listRows();
    const days = first.filter((row) => row.card_date >= '2026-10-01');
    expect(new Set(days.map((row) => row.card_id)).size).toBe(30);
    await Promise.all([
      fillDailyCards(api.database.db, 'gundam', 29),
      fillDailyCards(api.database.db, 'gundam', 29),
    ]);
    expect(await listRows()).toEqual(first);
  });
});

it('never chooses an unpublished card', async () => {
  const { db } = api.database;
  await db
    .updateTable('cards')
    .set({ published: 0 })
    .where('gameid', '=', 'gundam')
    .where('cardno', 'not in', ['ST01-001', 'ST01-002'])
    .execute();
  await api.database.setNow('2026-12-24T12:00:00Z');
  await fillDailyCards(db, 'gundam', 2);
  const rows = (await listRows()).filter((row) => row.card_date >= '2026-12-24');
  expect(rows).toHaveLength(3);
  for (const { card_id: card } of rows) expect(['ST01-001', 'ST01-002']).toContain(card);
});
