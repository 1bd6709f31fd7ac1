import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { publicGameConfigSchema } from '@deckframe/contract/site/game-config';
import { listGameFolders } from '@deckframe/database/game-folders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GamesError, loadGames } from '../../../lib/games.ts';
import { createTestApi, ROOT, type TestApi } from '../../../testing/test-api.ts';

const GAME_IDS = listGameFolders();

const GAMES_DIR = join(ROOT, 'games');
const CONFIG_URL = '/v3/gundam/config/game-config.json';

let api: TestApi;
let scratch: string;
beforeAll(async () => {
  api = await createTestApi();
  scratch = mkdtempSync(join(tmpdir(), 'games-'));
});
afterAll(async () => {
  await api.close();
  rmSync(scratch, { recursive: true });
});

describe('GET /v3/:game/config/game-config.json', () => {
  it('GAME-02 GAME-04 GAME-06 serves the file of the game with its lock state', async () => {
    const answer = await api.app.inject({ url: CONFIG_URL });
    expect(answer.statusCode).toBe(200);
    expect(publicGameConfigSchema.safeParse(answer.json()).success).toBe(true);
    const file = JSON.parse(
      readFileSync(join(GAMES_DIR, 'gundam/game-config.json'), 'utf8'),
    ) as object;
    expect(answer.json()).toMatchObject(file);
    expect(answer.json()).toMatchObject({
      gameid: 'gundam',
      mainThemeColor: expect.stringMatching(/^#/),
      maintenanceLocked: false,
      maintenanceMessage: null,
    });
  });

  it('GAME-03 serves each game its own config', async () => {
    const answers = await Promise.all(
      GAME_IDS.map((id) => api.app.inject({ url: `/v3/${id}/config/game-config.json` })),
    );
    expect(answers.map((answer) => answer.json<{ gameid: string }>().gameid)).toEqual([
      ...GAME_IDS,
    ]);
  });

  it('is revalidated on each request with 304 if unchanged', async () => {
    const { headers } = await api.app.inject({ url: CONFIG_URL });
    expect(headers['cache-control']).toBe('no-cache');
    const again = await api.app.inject({
      url: CONFIG_URL,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is compressed if the client accepts it', async () => {
    const plain = await api.app.inject({ url: CONFIG_URL });
    const small = await api.app.inject({
      url: CONFIG_URL,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const none = await api.app.inject({
      url: CONFIG_URL,
      headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' },
    });
    expect(none.headers['content-encoding']).toBe('gzip');
  });

  it('GAME-01 is 404 for an unknown game', async () => {
    const answer = await api.app.inject({ url: '/v3/chess/config/game-config.json' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: 'GAME_NOT_FOUND',
      detail: 'Unsupported game: chess',
    });
  });
});

describe('GET /api/games/:game/face-mapping', () => {
  it('returns how faces of each game are drawn', async () => {
    for (const id of GAME_IDS) {
      const answer = await api.app.inject({ url: `/api/games/${id}/face-mapping` });
      const file = readFileSync(join(GAMES_DIR, id, 'face-mapping.json'), 'utf8');
      expect(answer.json()).toEqual(JSON.parse(file));
    }
    const stranger = await api.app.inject({ url: '/api/games/chess/face-mapping' });
    expect(stranger.json()).toMatchObject({ status: 404, code: 'GAME_NOT_FOUND' });
  });
});

describe('GET /api/games', () => {
  it('GAME-01 lists the games for the switcher', async () => {
    const { games } = (await api.app.inject({ url: '/api/games' })).json<{
      games: { id: string; startPath: string }[];
    }>();
    expect(games.map((game) => game.id).sort()).toEqual([...GAME_IDS].sort());
    for (const game of games) expect(game.startPath).toBe(`/v3/${game.id}/`);
  });
});

describe('loadGames', () => {
  const write = (game: string, change: (config: Record<string, unknown>) => void) => {
    const folder = join(scratch, game);
    mkdirSync(folder, { recursive: true });
    const source = readFileSync(join(GAMES_DIR, 'gundam/game-config.json'), 'utf8');
    const config = JSON.parse(source) as Record<string, unknown>;
    change(config);
    writeFileSync(join(folder, 'game-config.json'), JSON.stringify(config));
  };

  it('GAME-05 refuses to start on any fault and lists all of them', () => {
    write('gundam', (config) => {
      config['mainThemeColor'] = 'red';
      config['secret'] = 'unknown key';
    });
    write('ua', () => undefined);
    mkdirSync(join(scratch, 'pocket'), { recursive: true });
    writeFileSync(join(scratch, 'pocket/game-config.json'), '{ not json');
    cpSync(join(scratch, 'ua'), join(scratch, 'chess-club'), { recursive: true });
    const text = findFaults(scratch).join('\n');
    expect(text).toContain('gundam/game-config.json mainThemeColor');
    expect(text).toContain('secret');
    expect(text).toContain('ua/game-config.json gameid');
    expect(text).toContain('pocket/game-config.json');
    expect(text).toContain('chess-club: is no id of a game');
  });

  it('reports faults of a face mapping, and works without one', () => {
    const folder = mkdtempSync(join(scratch, 'faces-'));
    for (const id of ['gundam', 'ua'])
      cpSync(join(GAMES_DIR, id), join(folder, id), { recursive: true });
    rmSync(join(folder, 'ua/face-mapping.json'));
    expect(loadGames(folder).findFaceMapping('ua')).toBeUndefined();
    const file = join(folder, 'gundam/face-mapping.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('sortie', 'cubist'));
    expect(findFaults(folder).join('\n')).toContain('gundam/face-mapping.json style');
  });

  it('refuses a missing or empty folder', () => {
    expect(() => loadGames(join(scratch, 'nowhere'))).toThrow(GamesError);
    const empty = mkdtempSync(join(scratch, 'empty-'));
    expect(() => loadGames(empty)).toThrow('holds no game');
  });
});

function findFaults(directory: string): readonly string[] {
  try {
    loadGames(directory);
  } catch (error) {
    if (error instanceof GamesError) return error.faults;
  }
  return [];
}
