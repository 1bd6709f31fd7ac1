import { randomUUID } from 'node:crypto';
import type { GameConfig } from '@deckframe/domain/game-config';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../lib/clock.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';

const CONFIG = '/api/admin/games/gundam/config';
const PUBLIC = '/v3/gundam/config/game-config.json';

let api: TestApi;
let other: TestApi;
let cookie: string;
let stopFollowing: () => void;

beforeAll(async () => {
  api = await createTestApi();
  other = await createTestApi({ database: api.database });
  stopFollowing = await other.configs.start(systemClock);
  cookie = await api.signIn('Administrator');
});
afterAll(async () => {
  stopFollowing();
  await other.close();
  await api.close();
});

type State = { version: number; config: GameConfig; versions: Record<string, unknown>[] };
const readState = async (): Promise<State> =>
  (await api.app.inject({ url: CONFIG, headers: { cookie } })).json();
const save = (config: object, basedOn: number, more: object = {}) =>
  api.app.inject({
    method: 'PUT',
    url: CONFIG,
    headers: { cookie, 'idempotency-key': randomUUID() },
    payload: { config, basedOn, note: '', restoredFrom: null, ...more },
  });
const shown = async (at: TestApi): Promise<GameConfig> =>
  (await at.app.inject({ url: PUBLIC })).json();
const featureAt = async (at: TestApi) => (await shown(at)).features.trades;
const withFeature = (config: GameConfig, trades: string) => ({
  ...config,
  features: { ...config.features, trades },
});

it('a saved config is in force in both processes with its author; the file is version 0', async () => {
  const { version, config, versions } = await readState();
  expect([version, versions]).toEqual([0, []]);
  const { etag } = (await api.app.inject({ url: PUBLIC })).headers;
  const named = { cards: ['GD01-001'], colors: ['Blue'], name: 'Tide', icon: 'GD01-001' };
  const changed = { ...withFeature(config, 'hidden'), archetypes: { tide: named } };
  const answer = await save(changed, 0, { note: 'Later' });
  expect(answer.json()).toEqual({ version: 1, changed: ['features', 'archetypes'] });
  expect(await featureAt(api)).toBe('hidden');
  await expect.poll(() => featureAt(other)).toBe('hidden');
  const again = await api.app.inject({ url: PUBLIC, headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(200);
  expect(await shown(api)).not.toHaveProperty('archetypes');
  const archetypes = await other.app.inject({ url: '/v3/gundam/config/archetypes.json' });
  expect(archetypes.json()).toEqual({ tide: named });
  expect((await readState()).versions).toMatchObject([{ version: 1, note: 'Later' }]);
  const { details } = await api.database.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'game-config.change')
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({
    before: { version: 0, 'features.trades': config.features.trades },
    after: { version: 1, 'features.trades': 'hidden' },
  });
});

it('a broken config is refused with every reason and its path', async () => {
  const { version, config } = await readState();
  const { [Object.keys(config.series)[0] ?? '']: _, ...series } = config.series;
  const wrongShape = { ...config, mainThemeColor: 'red', maximumCardsPerDeck: 'many', secret: 1 };
  const wrongParts = { ...config, maximumCardsPerDeck: 49 };
  const [firstRules] = config.ruleSets;
  const wrongData = {
    ...config,
    series,
    features: { ...config.features, adminPanel: 'hidden', login: 'comingSoon' },
    minimumCachingColumns: [...config.minimumCachingColumns, 'no_such_column'],
    ruleSets: [{ ...firstRules, banned: ['NO-CARD'] }, ...config.ruleSets.slice(1)],
    homeDecks: ['nothing'],
  };
  const pathsOf = async (broken: object) => {
    const answer = await save(broken, version);
    expect(answer.statusCode).toBe(400);
    return answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path);
  };
  expect(await pathsOf(wrongShape)).toEqual(['/mainThemeColor', '/maximumCardsPerDeck', '/']);
  expect(await pathsOf(wrongParts)).toEqual(['/maximumCardsPerDeck']);
  expect(await pathsOf(wrongData)).toEqual([
    '/features/adminPanel',
    '/features/login',
    '/minimumCachingColumns',
    '/series',
    '/ruleSets/0/banned/0',
    '/homeDecks/0',
  ]);
  expect(await pathsOf({ ...config, gameid: 'ua' })).toContain('/cards_table');
  const changed = { ...config, gamename: 'Only looked at' };
  const checkOnly = { checkOnly: true };
  expect((await save(changed, version, checkOnly)).json()).toEqual({
    version,
    changed: ['gamename'],
  });
  expect((await save(wrongParts, version, checkOnly)).statusCode).toBe(400);
  expect((await save(changed, version - 1, checkOnly)).statusCode).toBe(409);
  expect(await readState()).toMatchObject({ version, config });
});

it('a stale save gets the newer version; restoring creates a new version', async () => {
  const { version, config } = await readState();
  const mine = { ...config, gamename: 'Mine' };
  const [one, two] = await Promise.all([
    save(mine, version),
    save({ ...config, gamename: 'Theirs' }, version),
  ]);
  expect(new Set([one.statusCode, two.statusCode])).toEqual(new Set([200, 409]));
  const late = one.statusCode === 409 ? one : two;
  const { gamename } = await shown(api);
  expect(late.json()).toMatchObject({
    code: 'VERSION_CONFLICT',
    current: { version: version + 1, config: { gamename } },
  });
  const url = `${CONFIG}/versions/0`;
  const file = (await api.app.inject({ url, headers: { cookie } })).json<{ config: object }>();
  const back = await save(file.config, version + 1, { restoredFrom: 0 });
  expect(back.statusCode).toBe(200);
  expect((await shown(api)).gamename).toBe(config.gamename);
  expect((await readState()).versions[0]).toMatchObject({ version: version + 2, restoredFrom: 0 });
});

it('an unreadable config is ignored and counted', async () => {
  const { version, config } = await readState();
  await save({ ...config, gamename: 'Readable' }, version);
  const { id } = await api.database.db
    .selectFrom('users')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await api.database.db
    .insertInto('game_config_versions')
    .values({
      gameid: 'gundam',
      version: version + 2,
      config: JSON.stringify({ ...config, ruleSets: [] }),
      changed: [],
      note: '',
      based_on: version + 1,
      created_by: id,
    })
    .execute();
  const isCounted = async () => (await other.metrics.unreadableConfigs.get()).values[0]?.value;
  await expect.poll(isCounted).toBe(1);
  expect((await shown(other)).gamename).toBe('Readable');
  // A new process finds the last readable version.
  const third = await createTestApi({ database: api.database });
  await third.configs.look();
  expect((await shown(third)).gamename).toBe('Readable');
  await third.close();
});
