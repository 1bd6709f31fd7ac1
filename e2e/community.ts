import { DECK_VISIBILITY } from '@deckframe/domain/decks/deck/deck';
import {
  createDeckId,
  DECK_ID_RANDOM_BYTES,
  decodeDeckId,
} from '@deckframe/domain/decks/deck-id/deck-id';
import { toNameKey } from '@deckframe/api/src/modules/decks/decks/deck-terms.ts';
import type { Database } from '@deckframe/database/db';
import { createSession, SESSION_COOKIE } from '@deckframe/database/scenes';
import type { Browser, Locator, Page, Route } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { RETURNING_VISITOR } from './returning-visitor.ts';
import { letDraw } from './sightings.ts';
import type { StackAddress } from './stack/stack-address.ts';
import { createMember, expect, type Member, type MemberFacts } from './test.ts';

export type Somebody = { member: Member; page: Page; close: () => Promise<void> };

/** Opens a second browser context with another member. */
export async function openSomebody(
  browser: Browser,
  database: Database,
  stack: StackAddress,
  facts: MemberFacts = {},
): Promise<Somebody> {
  const member = await createMember(database, facts);
  const session = { userId: member.id, secret: stack.sessionSecret };
  const cookie = await createSession(database, session);
  const context = await browser.newContext({ baseURL: stack.origin });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, RETURNING_VISITOR);
  const value = cookie.slice(SESSION_COOKIE.length + 1);
  await context.addCookies([{ name: SESSION_COOKIE, value, url: stack.origin, httpOnly: true }]);
  return { member, page: await context.newPage(), close: () => context.close() };
}

export type DeckFacts = {
  userId: number;
  game?: string;
  name?: string;
  notes?: string;
  cards?: string;
  visibility?: number;
};

/** Inserts decks, by default public and without cards. Returns the ids as used in addresses. */
export async function createDecks(database: Database, decks: DeckFacts[]): Promise<string[]> {
  const ids = decks.map(() => createDeckId(Date.now(), randomBytes(DECK_ID_RANDOM_BYTES)));
  const rows = decks.map((deck, index) => ({
    gameid: deck.game ?? 'gundam',
    id: decodeDeckId(ids[index] ?? '') ?? '',
    user_id: deck.userId,
    decklist_name: deck.name ?? 'Northwind Tempo',
    name_key: toNameKey(deck.name ?? 'Northwind Tempo'),
    notes: deck.notes ?? '',
    decklist_content: deck.cards ?? '',
    visibility: deck.visibility ?? DECK_VISIBILITY.public,
  }));
  await database.insertInto('decklists').values(rows).execute();
  return ids;
}

/** Opens a page and waits until its live connection works. */
export async function openLivePage(page: Page, address: string): Promise<void> {
  const line = page.waitForResponse((answer) => answer.url().includes('/api/live?game='));
  await page.goto(address);
  await line;
}

/**
 * Returns a card without ratings that is no card of the day. Parallel tests use different places.
 */
export async function findUnratedCard(database: Database, place: number): Promise<string> {
  const { cardno } = await database
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', 'gundam')
    .where('published', '=', 1)
    .whereRef('cardno', '=', 'originalid')
    .where('cardno', 'not in', (of) =>
      of.selectFrom('card_ratings').select('card_id').where('gameid', '=', 'gundam'),
    )
    .where('cardno', 'not in', (of) =>
      of.selectFrom('daily_cards').select('card_id').where('game_id', '=', 'gundam'),
    )
    .orderBy('cardno', 'desc')
    .offset(place)
    .limit(1)
    .executeTakeFirstOrThrow();
  return cardno;
}

export const star = (page: Page, name: string): Locator =>
  page.locator('.stars__one', { hasText: name });
export const toast = (page: Page, kind: string): Locator =>
  page.locator(`.toast--live[data-kind="${kind}"]`);

/** Stops the page's clock; only the test moves it. The toast code is loaded before. */
export async function stopTime(page: Page, aheadMs = 60_000): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('.toasts').first()).toBeAttached();
  await pauseSoon(page, aheadMs);
}

/** Stopping the clock at a time that has passed fails, so it is retried with a later time. */
export async function pauseSoon(page: Page, aheadMs: number): Promise<void> {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + aheadMs);
  }).toPass();
}

/** Opens a card and waits for its rating. Before, its stars look unrated. */
export async function openRated(page: Page, address: string): Promise<void> {
  const read = page.waitForResponse(
    (answer) => /\/cards\/[^/]+\/rating$/.test(answer.url()) && answer.request().method() === 'GET',
  );
  await page.goto(address);
  await (await read).finished();
  await letDraw(page);
}

/** Holds writes to an address. The test decides what happens to each. */
export async function holdWrites(page: Page, address: string): Promise<() => Promise<Route>> {
  const waiting: Route[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') await route.fallback();
    else waiting.push(route);
  });
  return async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    return waiting.shift() as Route;
  };
}
