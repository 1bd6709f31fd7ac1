import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const send = (events: object[]) =>
  api.app.inject({ method: 'POST', url: '/api/games/gundam/analytics', payload: { events } });
const counted = async () =>
  (await api.metrics.analytics.get()).values.map(({ labels, value }) => ({ ...labels, value }));

describe('POST /api/games/:game/analytics', () => {
  it('ANLY-01 counts page views by page and refuses unknown names', async () => {
    const view = { kind: 'pageView', category: 'page', value: '/v3/gundam/cards/X' };
    const answer = await send([
      { ...view, label: 'cardList' },
      { ...view, label: 'cardList' },
      { ...view, label: 'someone@mail.example' },
    ]);
    expect(answer.statusCode).toBe(204);
    const page = { game: 'gundam', kind: 'pageView', category: 'page' };
    expect(await counted()).toEqual([
      { ...page, label: 'cardList', value: 2 },
      { ...page, label: 'other', value: 1 },
    ]);
  });

  it('ANLY-02 counts clicks of header buttons by category and label', async () => {
    const click = { kind: 'event', category: 'header-buttons', label: 'decks', value: '/decks' };
    expect((await send([click])).statusCode).toBe(204);
    expect(await counted()).toContainEqual({
      game: 'gundam',
      kind: 'event',
      category: 'header-buttons',
      label: 'decks',
      value: 1,
    });
  });

  it('limits the number of names for any input', async () => {
    for (let batch = 0; batch < 10; batch += 1) {
      const events = Array.from({ length: 50 }, (_, index) => ({
        kind: 'event',
        category: 'header-buttons',
        label: `made-up-${batch}-${index}`,
        value: '',
      }));
      expect((await send(events)).statusCode).toBe(204);
    }
    await send([{ kind: 'event', category: 'invented', label: 'x', value: '' }]);
    const series = await counted();
    expect(series.length).toBeLessThan(220);
    expect(series.filter((entry) => entry.category === 'invented')).toEqual([]);
  });

  it.each([
    [[]],
    [Array.from({ length: 51 }, () => ({ kind: 'event', category: 'a', label: 'b', value: 'c' }))],
  ])('refuses none and more than fifty at once', async (events) => {
    expect((await send(events)).statusCode).toBe(400);
  });
});
