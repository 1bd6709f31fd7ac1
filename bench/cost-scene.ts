import { randomBytes, randomUUID } from 'node:crypto';
import { createDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { createSession, createUser } from '@deckframe/database/scenes';
import type { TestDatabase } from '@deckframe/database/testing';
import { SECRET } from '../apps/api/src/testing/programs/start-api.ts';

export const GAME = 'gundam';

export type Ask = (
  path: string,
  options?: { method?: string; cookie?: string; body?: object; version?: number },
) => Promise<string>;

/** Sends requests as a browser does. Any failure ends the bench. */
export function makeAsk(origin: string): Ask {
  return async (path, { method = 'GET', cookie, body, version } = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'accept-encoding': 'br',
        ...(cookie !== undefined && { cookie, origin }),
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        ...(body && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text;
  };
}

export async function signIn({ db }: TestDatabase): Promise<{ id: number; cookie: string }> {
  const { id } = await createUser(db, {});
  return { id, cookie: await createSession(db, { userId: id, secret: SECRET }) };
}

/** Returns a complete legal deck of fifty cards, with resources. */
export async function makeDeckTexts({ db }: TestDatabase) {
  const rows = await db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', GAME)
    .where('published', '=', 1)
    .where('categorydata', '=', 'UNIT')
    .where('color', '=', 'Blue')
    .where('cardno', 'like', 'GD01-%')
    // The number of its copies is limited.
    .where('cardno', '<>', 'GD01-013')
    .whereRef('cardno', '=', 'originalid')
    .orderBy('cardno')
    .limit(13)
    .execute();
  const lines = rows.map(({ cardno }, place) => `${place < 12 ? 4 : 2} x ${cardno}`);
  return { decklistContent: lines.join('\n'), resourcedeck: '10 x R-001' };
}

export type DeckTexts = Awaited<ReturnType<typeof makeDeckTexts>>;

export const makeDeckBody = (texts: DeckTexts, name: string) => ({
  id: createDeckId(Date.now(), randomBytes(10)),
  visibility: 'public',
  name,
  ...texts,
});
