import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSession, createUser, SESSION_COOKIE } from '@deckframe/database/scenes';
import { createTestDatabase } from '@deckframe/database/testing';
import {
  printCatalogueFile,
  type CatalogueRow,
} from '@deckframe/domain/cards/catalogue/catalogue-row';
import { encodeColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import { listCardColumns } from '@deckframe/domain/cards/catalogue/identity-mapping';
import type { CatalogueManifest } from '@deckframe/domain/cards/catalogue/catalogue-manifest';
import type { GameConfig } from '@deckframe/domain/game-config';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../e2e/chromium.ts';
import { RETURNING_VISITOR } from '../e2e/returning-visitor.ts';
import { buildWeb } from '../e2e/stack/build-web.ts';
import { writeDocumentsGames } from '../e2e/stack/documents-games.ts';
import { apiEnv, SESSION_SECRET } from '../e2e/stack/start-stack.ts';
import { VIEWPORTS } from '../e2e/viewports.ts';
import { startApi } from '../apps/api/src/testing/programs/start-api.ts';
import { ensureServices, REPOSITORY_ROOT } from '../scripts/services/services.ts';
import { groupBySeries } from './catalogue.ts';

const GAME = 'gundam';
/** Time to load and index 50,000 cards, also on a busy machine. */
const OPEN_MS = 90_000;
/**
 * `free` draws frames as fast as possible, for times that would otherwise be multiples of 1/60 s.
 * It uses all CPU, so other measurements use `paced` frames, as users see them.
 */
const FRAMES = { free: ['--disable-frame-rate-limit', '--disable-gpu-vsync'], paced: [] };
/** One grey pixel, so that pictures neither fail nor cost time. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

type Opening = {
  viewport: { width: number; height: number };
  cookie?: string;
  place?: { path: string; ready: string };
};

const LIST = { path: 'cardlist', ready: '.card-grid [data-index="0"]' };
const SHEET = { path: 'admin/cards', ready: '.ge [data-row="0"]' };

export type CardListSite = {
  /** Opens the real card list page with this many generated cards and waits for its first card. */
  openList: (cards: number, frames: keyof typeof FRAMES) => Promise<Page>;
  /** The same on a phone, for a member whose changes cannot be sent. */
  openPhone: (cards: number) => Promise<Page>;
  /** Opens the card table of staff. */
  openSheet: (cards: number, frames: keyof typeof FRAMES) => Promise<Page>;
  close: () => Promise<void>;
};

/** The built app with a real API, in Chromium. Only the published cards are generated. */
export async function startCardListSite(): Promise<CardListSite> {
  const [services] = await Promise.all([ensureServices(), buildWeb()]);
  const database = await createTestDatabase(services.pgAdminUrl);
  const games = writeDocumentsGames(join(REPOSITORY_ROOT, '.data/bench', database.name));
  const env = { ...apiEnv(database.url('app'), services.redisUrl), GAMES_DIR: games };
  const api = await startApi({ env });
  const browsers: Browser[] = [];
  const open = async (
    cards: number,
    frames: keyof typeof FRAMES,
    { viewport, cookie, place = LIST }: Opening,
  ): Promise<Page> => {
    const browser = await chromium.launch({
      args: [...CHROMIUM_ARGS, ...FRAMES[frames]],
      ...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
    });
    browsers.push(browser);
    const context = await browser.newContext({
      viewport,
      serviceWorkers: 'block',
    });
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, RETURNING_VISITOR);
    if (cookie !== undefined) {
      const value = cookie.slice(SESSION_COOKIE.length + 1);
      const url = api.origin;
      await context.addCookies([{ name: SESSION_COOKIE, value, url, httpOnly: true }]);
      await context.route('**/my-collection/changes', (route) => route.abort());
    }
    const page = await context.newPage();
    await publish(page, cards);
    await page.goto(`${api.origin}/v3/${GAME}/${place.path}`);
    await page.locator(place.ready).waitFor({ timeout: OPEN_MS });
    return page;
  };
  return {
    openList: (cards, frames) => open(cards, frames, { viewport: VIEWPORTS.desktop }),
    async openPhone(cards) {
      const { id } = await createUser(database.db, {});
      const session = { userId: id, secret: SESSION_SECRET };
      const cookie = await createSession(database.db, session);
      return open(cards, 'paced', { viewport: VIEWPORTS.phone, cookie });
    },
    async openSheet(cards, frames) {
      const { id } = await createUser(database.db, { roles: ['Administrator'] });
      const cookie = await createSession(database.db, { userId: id, secret: SESSION_SECRET });
      return open(cards, frames, { viewport: VIEWPORTS.desktop, cookie, place: SHEET });
    },
    async close() {
      await Promise.all(browsers.map((browser) => browser.close()));
      await api.process.stop();
      await database.drop();
    },
  };
}

/** Answers the page's requests: the published files of the list, or the pages of the table. */
async function publish(page: Page, cards: number): Promise<void> {
  const path = join(REPOSITORY_ROOT, 'games', GAME, 'game-config.json');
  const config = JSON.parse(readFileSync(path, 'utf8')) as GameConfig;
  const groups = [...groupBySeries(config, cards)];
  let written: Published | undefined;
  const published = (): Published => (written ??= toPublished(config, groups, cards));
  await page.route('**/catalogue/manifest', (route) =>
    route.fulfill({ json: published().manifest }),
  );
  await page.route('**/catalogue/files/*', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: published().files.get(route.request().url().split('/').at(-1) ?? '') ?? '',
    }),
  );
  const all = groups.flat();
  await page.route('**/api/admin/games/*/cards?*', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const start = Number(asked.get('after') ?? 0);
    const end = start + Number(asked.get('limit'));
    const rows = all.slice(start, end).map((row) => ({ ...row, published: true }));
    const file = encodeColumnFile(rows, listCardColumns(config));
    const next = end < all.length ? String(end) : null;
    return route.fulfill({ json: { ...file, total: all.length, next } });
  });
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: PIXEL }),
  );
}

type Published = { manifest: CatalogueManifest; files: ReadonlyMap<string, string> };

/** Files in the publisher's format. Created on demand, because the table needs none. */
function toPublished(config: GameConfig, groups: CatalogueRow[][], cards: number): Published {
  const files = new Map<string, string>();
  const bySeries = new Map<string, { hash: string; rows: number }[]>();
  for (const rows of groups) {
    const text = printCatalogueFile(config, rows);
    const hash = createHash('sha256').update(text).digest('hex');
    files.set(hash, text);
    const series = String(rows[0]?.[config.series_column]);
    bySeries.set(series, [...(bySeries.get(series) ?? []), { hash, rows: rows.length }]);
  }
  const series = [...bySeries].map(([name, list]) => ({
    series: name,
    rows: list.reduce((sum, { rows }) => sum + rows, 0),
    files: list,
  }));
  const total = series.reduce((sum, { rows }) => sum + rows, 0);
  return { manifest: { gameid: GAME, version: String(cards), cards: total, series }, files };
}
