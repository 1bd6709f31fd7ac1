import type { ReadApi } from '@deckframe/domain/site/pages/rendered-page';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoMembers } from '../../apps/api/src/modules/accounts/auth/demo-members.ts';
import { createTestApi, type TestApi } from '../../apps/api/src/testing/test-api.ts';
import type * as Server from '../../apps/web/src/server/render-page.ts';
import { prepareSeason } from '../../demo/season/prepare-season.ts';
import { listSeasonEvents } from '../../demo/season/season-events.ts';
import { prepareUpcoming } from '../../demo/season/upcoming-events.ts';
import { prepareDemoDecks } from '../../demo/site/demo-decks.ts';

const GAME = 'gundam';
const NOW = Date.parse('2026-11-19T12:00:00Z');
const TODAY = '2026-11-15';
const [finished] = listSeasonEvents(GAME, 1, TODAY);
if (!finished) throw new Error('the demo season has no event');
const FINISHED = finished;

let api: TestApi;
let config: PublicGameConfig;
let server: typeof Server;
/** Sample values for the pages' addresses. */
const known = { card: '', deck: '', member: '', article: '', series: '' };

beforeAll(async () => {
  // Node has its own `navigator`, which pages could mistake for a browser's.
  Reflect.deleteProperty(globalThis, 'navigator');
  server = await import('../../apps/web/src/server/render-page.ts');
  api = await createTestApi();
  const { db } = api.database;
  config = (await api.app.inject(`/v3/${GAME}/config/game-config.json`)).json();
  await createDemoMembers(db, { password: 'a long enough one', serverSecret: 'd'.repeat(36) });
  await prepareDemoDecks(db, TODAY);
  await prepareSeason(db, GAME, { count: 1, today: TODAY });
  await prepareUpcoming(db, GAME, { now: Date.now() });
  const deck = await db
    .selectFrom('decklists')
    .select(['id', 'user_id'])
    .where('gameid', '=', GAME)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const card = await db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', GAME)
    .where('name', '=', 'Temporary Breakwater')
    .orderBy('cardno')
    .executeTakeFirstOrThrow();
  const article = await db
    .insertInto('contents')
    .values({
      gameid: GAME,
      user_id: deck.user_id,
      type: 'guide',
      name: 'How to read a harbor',
      body: 'Look for **lanterns**.',
      publish_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shown = { is_published: true, published_at: new Date(), is_listed: true };
  const series = await db
    .insertInto('custom_series')
    .values({
      gameid: GAME,
      owner_id: deck.user_id,
      name: 'Salt Road',
      listed_at: new Date(),
      ...shown,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  Object.assign(known, {
    deck: encodeDeckId(deck.id),
    member: String(deck.user_id),
    card: card.cardno,
    article: article.id,
    series: series.id,
  });
});
afterAll(() => api.close());

/** Reads as a visitor: no cookie. */
const read: ReadApi = async (address) => {
  const response = await api.app.inject(address);
  return { status: response.statusCode, body: response.json() as unknown };
};

const render = async (path: string, locale: 'en' | 'de'): Promise<string> => {
  const request = { config, origin: 'https://cards.test', path, locale, at: NOW };
  const page = await server.renderPage(request, read);
  return page?.html ?? '';
};

/** Returns the visible text without tags. */
const toText = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** Each page with a part of its text in English and German. */
const PAGES: readonly (readonly [name: string, path: () => string, en: string, de: string])[] = [
  ['home', () => '/', 'Your first deck', 'Dein erstes Deck'],
  ['the card list', () => '/cardlist', 'Card list / All cards', 'Kartenliste / Alle Karten'],
  ['a card', () => `/cards/${known.card}`, 'Your rating', 'Deine Wertung'],
  ['public decklists', () => '/decklists', 'Deep Survey', 'Deep Survey'],
  ['a deck', () => `/deck/${known.deck}`, 'Sample hand', 'Beispielhand'],
  ['a profile', () => `/profile/${known.member}`, 'Level rewards', 'Levelbelohnungen'],
  ['the leaderboard', () => '/leaderboard', 'Rank Member Level EXP 1', 'Rang Mitglied Level EXP 1'],
  ['tournaments', () => '/tournaments', 'Lantern Quay league', 'Lantern Quay league'],
  ['coming tournaments', () => '/tournaments/upcoming', 'Saltmarsh Open', 'Saltmarsh Open'],
  ['past tournaments', () => '/tournaments/results', FINISHED.name, FINISHED.name],
  ['an event', () => `/tournaments/${FINISHED.id}`, 'Overview', 'Übersicht'],
  ['the meta', () => '/tournaments/meta', 'Result meta', 'Ergebnis-Meta'],
  ['an archetype', () => '/tournaments/meta/1', 'What makes it', 'Was es ausmacht'],
  ['articles', () => '/articles', 'How to read a harbor', 'How to read a harbor'],
  ['an article', () => `/articles/${known.article}`, 'lanterns', 'lanterns'],
  ['fan-made series', () => '/custom', 'Salt Road', 'Salt Road'],
  ['a fan-made series', () => `/custom?series=${known.series}`, 'Salt Road', 'Salt Road'],
  ['the hall of fame', () => '/hall-of-fame', 'Hall of fame', 'Ruhmeshalle'],
  ['data protection', () => '/data-protection', 'Data protection', 'Datenschutz'],
];

describe.each(PAGES)('renders %s in Node', (_name, path, english, german) => {
  it('in English', async () => {
    expect(toText(await render(path(), 'en'))).toContain(english);
  });
  it('in German', async () => {
    expect(toText(await render(path(), 'de'))).toContain(german);
  });
});

it('renders in turns give the same pages as renders alone, whatever their languages', async () => {
  const some = PAGES.filter(([name]) => /card$|deck$|series$|event$/.test(name));
  const requests = some.flatMap(([, path]) => [[path(), 'en'] as const, [path(), 'de'] as const]);
  const alone: string[] = [];
  for (const [path, locale] of requests) alone.push(await render(path, locale));
  const inTurns = await Promise.all(requests.map(([path, locale]) => render(path, locale)));
  expect(inTurns).toEqual(alone);
});

it('the state of a page cannot end its element, whatever members write', async () => {
  const name = '</script><script>alert(1)</script>';
  const { db } = api.database;
  const changed = db.updateTable('tournaments').set({ name }).where('id', '=', FINISHED.id);
  await changed.execute();
  const path = `/tournaments/${FINISHED.id}`;
  const request = { config, origin: 'https://cards.test', path, locale: 'en', at: NOW } as const;
  const { state = '', html = '' } = (await server.renderPage(request, read)) ?? {};
  expect(state).toContain(String.raw`\u003c/script>`);
  expect(state + html).not.toContain('<script>alert');
  expect(JSON.stringify(JSON.parse(state))).toContain(JSON.stringify(name));
  await db
    .updateTable('tournaments')
    .set({ name: FINISHED.name })
    .where('id', '=', FINISHED.id)
    .execute();
});

it('the state holds what the page was rendered from, and nobody’s session', async () => {
  const path = `/deck/${known.deck}`;
  const request = { config, origin: 'https://cards.test', path, locale: 'de', at: NOW } as const;
  const page = await server.renderPage(request, read);
  const state = JSON.parse(page?.state ?? '{}') as Record<string, unknown[]>;
  expect(state).toMatchObject({ at: NOW, locale: 'de', config });
  expect(state['queries']?.length).toBeGreaterThan(2);
  expect(state['deckCards']?.length).toBeGreaterThan(5);
  expect(JSON.stringify(state['queries'])).not.toContain('GET /api/me');
});

it('leaves addresses that need a session to the browser', async () => {
  expect(await render('/mydecks', 'en')).toBe('');
});
