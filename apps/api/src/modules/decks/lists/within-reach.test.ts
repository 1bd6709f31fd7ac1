import type { DeckSummary } from '@deckframe/contract/decks/decks';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DECKS, type DeckScene, type Member, openDeckScene } from '../decks/testing/deck-scene.ts';
import { REACH_DECKS } from './filter-queries.ts';

let scene: DeckScene;
let author: Member;
let reader: Member;

const names = async (query: string, as?: Member, url = DECKS): Promise<string[]> => {
  const answer = await scene.send('GET', `${url}?${query}`, as ? { as } : {});
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ decks: DeckSummary[] }>().decks.map(({ name }) => name);
};
const own = (cardno: string, from: number, to: number) =>
  scene.send('POST', '/api/games/gundam/my-collection/changes', {
    body: { collection: 0, changes: [{ cardno, from, to }] },
    as: reader,
  });

beforeAll(async () => {
  scene = await openDeckScene();
  author = await scene.join();
  reader = await scene.join();
  const bodies = [
    { name: 'Whole', decklistContent: '4 x GD01-001' },
    { name: 'Three short', decklistContent: '4 x GD01-001\n3 x GD01-002' },
    { name: 'Four short', decklistContent: '4 x GD01-001\n4 x GD01-002' },
    { name: 'Side counts', decklistContent: '4 x GD01-001', sidedeck: '4 x GD01-003' },
    { name: 'Thoughts do not', decklistContent: '4 x GD01-001', considering: '4 x GD01-003' },
    { name: 'Empty', decklistContent: '' },
  ];
  for (const body of bodies) await scene.create(author, { ...body, visibility: 'public' });
  await own('GD01-001', 0, 4);
});
afterAll(() => scene.close());

describe('decks within reach', () => {
  it("lack at most the given number of cards of one's own collection", async () => {
    expect(await names('missing=3', reader)).toEqual(['Thoughts do not', 'Three short', 'Whole']);
    expect(await names('missing=0', reader)).toEqual(['Thoughts do not', 'Whole']);
    expect(await names('missing=4', reader)).toHaveLength(5);
  });

  it('work with pagination and other filters', async () => {
    const first = await scene.send('GET', `${DECKS}?missing=3&limit=2`, { as: reader });
    const { older } = first.json<{ older: string }>();
    expect(await names(`missing=3&limit=2&after=${older}`, reader)).toEqual(['Whole']);
    expect(await names('missing=3&name=short', reader)).toEqual(['Three short']);
    expect(await names('missing=4&cards=GD01-002&order=liked', reader)).toHaveLength(2);
  });

  it('count free copies: copies in a sleeved deck are not available', async () => {
    const deck = await scene.create(reader, { name: 'Mine', decklistContent: '2 x GD01-001' });
    const sleeve = (isSleeved: boolean) =>
      scene.send('PUT', `${DECKS}/${deck.id}/sleeved`, { body: { isSleeved }, as: reader });
    await sleeve(true);
    expect(await names('missing=0', reader)).toEqual([]);
    expect(await names('missing=2', reader)).toEqual(['Thoughts do not', 'Whole']);
    await sleeve(false);
    expect(await names('missing=0', reader, '/api/games/gundam/my-decks')).toEqual(['Mine']);
  });

  it('are available to members only', async () => {
    expect((await scene.send('GET', `${DECKS}?missing=3`, {})).statusCode).toBe(401);
    expect((await scene.send('GET', `${DECKS}?missing=21`, { as: reader })).statusCode).toBe(400);
  });

  it('search a limited number of decks', async () => {
    const { db } = scene.api.database;
    const more = await scene.join();
    // Newer unbuildable decks fill the limit.
    await sql`with made as (
        insert into decklists (gameid, id, user_id, decklist_name, visibility, modified_date)
        select 'gundam', gen_random_uuid(), ${more.id}, 'Far', 1, app_now() + interval '1 hour'
        from generate_series(1, ${REACH_DECKS}::integer) returning id
      ) insert into deck_cards (gameid, deck_id, originalid, zone, quantity)
        select 'gundam', id, 'GD01-009', 0, 4 from made`.execute(db);
    // Autovacuum would do this later.
    await sql`analyze decklists, deck_cards, deck_counts`.execute(db);
    expect(await names('missing=0', reader)).toEqual([]);
    expect(await names('missing=0&name=whole', reader)).toEqual(['Whole']);
  });
});
