import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CatalogueManifest } from '@deckframe/contract/cards/catalogue';
import { CARD_COLUMNS } from '@deckframe/domain/card';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { publishCatalogue } from './publish/publish-catalogue.ts';
import { openCatalogueScene, sourceCard, type CatalogueScene } from './testing/catalogue-scene.ts';

let scene: CatalogueScene;
let api: TestApi;

const CARDS = [
  sourceCard('GD01-001', { series: 'GD01', trait: 'Ace|Scout', cost: 2, keywords: 'Guard' }),
  sourceCard('GD01-001_p1', { series: 'GD01', trait: 'Ace', marketprice: 1.5 }),
  sourceCard('GD01-002', { series: 'GD01', trait: 'Acedia', published: false }),
  sourceCard('ST01/001★', { series: 'ST01-B', color: 'Blue', trait: 'Scout' }),
];

beforeAll(async () => {
  scene = await openCatalogueScene();
  await scene.test.db.deleteFrom('cards').execute();
  await scene.import(CARDS);
  await publishCatalogue(scene.db, scene.config);
  api = await createTestApi({ database: scene.test });
});
afterAll(async () => {
  await api.close();
  await scene.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/games/gundam/${path}`, headers });
const numbersOf = async (query: string): Promise<string[]> => {
  const answer = await get(`cards?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ cards: { cardno: string }[] }>().cards.map((card) => card.cardno);
};

describe('the published catalogue', () => {
  it('has a manifest that is cached for a minute and revalidated by ETag', async () => {
    const answer = await get('catalogue/manifest');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=60, stale-while-revalidate=86400',
    );
    expect(answer.json()).toMatchObject({ gameid: 'gundam', cards: 3, series: [{}, {}] });
    const again = await get('catalogue/manifest', {
      'if-none-match': String(answer.headers['etag']),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, identity', undefined, (body: Buffer) => body],
  ])('serves files as immutable to clients that accept %s', async (accepted, encoding, decode) => {
    const manifest = (await get('catalogue/manifest')).json<CatalogueManifest>();
    const hash = manifest.series[0]?.files[0]?.hash ?? '';
    const answer = await get(`catalogue/files/${hash}`, { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const file = JSON.parse(decode(answer.rawPayload).toString()) as { rows: number };
    expect(file.rows).toBe(2);
  });

  it('is updated when cards change', async () => {
    await scene.import([sourceCard('X-1')], { config: { ...scene.config, gameid: 'opcg' } });
    const manifest = () => api.app.inject({ url: '/api/games/opcg/catalogue/manifest' });
    expect((await manifest()).json()).toEqual({
      gameid: 'opcg',
      version: '',
      cards: 0,
      series: [],
    });
    await publishCatalogue(scene.db, { ...scene.config, gameid: 'opcg' });
    expect((await manifest()).json()).toMatchObject({ gameid: 'opcg', cards: 1 });
  });

  it.each([`catalogue/files/${'0'.repeat(64)}`, 'catalogue/files/..%2Fx', 'catalogue/files/x'])(
    'has no file %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBe(path.endsWith('0') ? 404 : 400);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('is unavailable while the game is locked', async () => {
    await scene.test.db
      .updateTable('game_settings')
      .set({ maintenance_code_hash: 'x', maintenance_version: 7 })
      .where('gameid', '=', 'ua')
      .execute();
    const paths = [
      'catalogue/manifest',
      `catalogue/files/${'0'.repeat(64)}`,
      'cards',
      'cards/count',
    ];
    for (const path of paths) {
      const answer = await api.app.inject({ url: `/api/games/ua/${path}` });
      expect(answer.statusCode).toBe(423);
    }
    const cookie = await api.signIn('Administrator');
    const url = '/api/games/ua/catalogue/manifest';
    const answer = await api.app.inject({ url, headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('card rows', () => {
  it('CARD-01 CARD-02 have the documented columns and those of the game', async () => {
    const answer = await get('cards?ids=GD01-001');
    const [card] = answer.json<{ cards: Record<string, unknown>[] }>().cards;
    expect(Object.keys(card ?? {})).toEqual(expect.arrayContaining([...CARD_COLUMNS]));
    expect(card).toMatchObject({ cost: 2, keywords: 'Guard', published: true });
  });

  it('CARD-08 CARD-13 list all published cards of a game in pages', async () => {
    expect(await numbersOf('')).toEqual(['GD01-001', 'GD01-001_p1', 'ST01/001★']);
    const first = await get('cards?limit=2');
    expect(first.json()).toMatchObject({ next: 'GD01-001_p1' });
    const second = await get('cards?limit=2&after=GD01-001_p1');
    expect(second.json()).toMatchObject({ cards: [{ cardno: 'ST01/001★' }], next: null });
  });

  it('CARD-09 can be filtered by one number or a list', async () => {
    expect(await numbersOf('ids=GD01-001')).toEqual(['GD01-001']);
    const list = encodeURIComponent('ST01/001★,GD01-001_p1,GD01-002,NOPE');
    expect(await numbersOf(`ids=${list}`)).toEqual(['GD01-001_p1', 'ST01/001★']);
  });

  it('include a card by its former number', async () => {
    await scene.test.db
      .insertInto('card_aliases')
      .values({ gameid: 'gundam', cardno: 'GD01/001', current_cardno: 'GD01-001' })
      .execute();
    expect(await numbersOf('ids=GD01%2F001')).toEqual(['GD01-001']);
  });

  it.each([
    ['gd01', ['GD01-001', 'GD01-001_p1']],
    ['D0', ['GD01-001', 'GD01-001_p1']],
    ['GD01-', ['GD01-001', 'GD01-001_p1']],
    ['st01-', ['ST01/001★']],
    ['GD01-,ST01', ['GD01-001', 'GD01-001_p1', 'ST01/001★']],
    ['G_01', []],
    ['%25', []],
  ])(
    'CARD-10 CARD-14 series=%s matches any case without the trailing dash',
    async (series, numbers) => {
      expect(await numbersOf(`series=${series}`)).toEqual(numbers);
    },
  );

  it('CARD-14 use the given series column', async () => {
    expect(await numbersOf('series=blu&seriesColumn=color')).toEqual(['ST01/001★']);
  });

  it.each([
    ['trait=ace', ['GD01-001', 'GD01-001_p1']],
    ['trait=Scout', ['GD01-001', 'ST01/001★']],
    ['trait=Ac', []],
    ['column=color&value=Blue', ['ST01/001★']],
    ['column=cost&value=2', ['GD01-001']],
    ['column=cost&value=two', []],
    ['column=marketprice&value=1.50', ['GD01-001_p1']],
    ['column=keywords&value=Guard', ['GD01-001']],
    ['column=mainalternate&value=false', ['GD01-001_p1']],
    ['column=published&value=true', ['GD01-001', 'GD01-001_p1', 'ST01/001★']],
    ['column=published&value=false', []],
  ])('CARD-11 the filter %s returns its cards only', async (query, numbers) => {
    expect(await numbersOf(query)).toEqual(numbers);
  });

  it('list all printings of originals, at most 500 at a time', async () => {
    expect(await numbersOf('alternatesOf=GD01-001,NOPE')).toEqual(['GD01-001', 'GD01-001_p1']);
    await scene.test.db
      .insertInto('cards')
      .values(
        Array.from({ length: 510 }, (_, index) => ({
          gameid: 'pocket',
          cardno: `P-${String(index).padStart(3, '0')}`,
          name: 'Same',
          originalid: 'P-000',
          series: 'P',
          published: 1,
        })),
      )
      .execute();
    const answer = await api.app.inject({ url: '/api/games/pocket/cards?alternatesOf=P-000' });
    const { cards, next } = answer.json<{ cards: unknown[]; next: string }>();
    expect([cards.length, next]).toEqual([500, 'P-499']);
  });

  it.each([
    ['', 3],
    ['series=gd01-', 2],
    ['ids=GD01-001,GD01-002', 1],
    ['trait=Scout', 2],
    ['column=color&value=Blue', 1],
    ['alternatesOf=GD01-001', 2],
  ])('CARD-12 count %s: %i', async (query, count) => {
    expect((await get(`cards/count?${query}`)).json()).toEqual({ count });
  });

  it.each([
    'column=secret&value=1',
    'column=cost',
    'value=2',
    `column=${encodeURIComponent("name' or 1=1 --")}&value=1`,
    'series=GD01&trait=Ace',
    'series=GD01&seriesColumn=nope',
    'ids=',
    'limit=1001',
    'limit=0',
    'unknown=1',
    `ids=${Array.from({ length: 1001 }, () => 'A').join(',')}`,
  ])('refuse %s', async (query) => {
    const answer = await get(`cards?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });
});
