import { randomUUID } from 'node:crypto';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { createSession, createUser } from '@deckframe/database/scenes';
import type { InjectOptions } from 'fastify';
import { SESSION_SECRET, type TestApi } from './test-api.ts';

type Response = Awaited<ReturnType<TestApi['app']['inject']>>;
type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';

export type Member = {
  id: number;
  username: string;
  cookie: string;
  /** Calls the API as this member, with a new key for each write. */
  call(method: Method, url: string, payload?: object): Promise<Response>;
};

export async function createMember(api: TestApi, ...roles: string[]): Promise<Member> {
  const user = await createUser(api.database.db, { roles });
  const cookie = await createSession(api.database.db, { userId: user.id, secret: SESSION_SECRET });
  return {
    ...user,
    cookie,
    async call(method, url, payload) {
      const options: InjectOptions = { method, url, headers: writeHeaders(cookie) };
      return api.app.inject(payload === undefined ? options : { ...options, payload });
    },
  };
}

function writeHeaders(cookie: string): Record<string, string> {
  return { cookie, origin: 'http://cards.test', 'idempotency-key': randomUUID() };
}

let made = 0;

/** Inserts a deck without cards. */
export async function createDeckRow(
  api: TestApi,
  deck: { userId: number; visibility?: 0 | 1 | 2; game?: string; id?: string },
): Promise<{ id: string; shownId: string }> {
  made += 1;
  const id = deck.id ?? `019a0000-0000-7000-8000-${String(made).padStart(12, '0')}`;
  await api.database.db
    .insertInto('decklists')
    .values({
      gameid: deck.game ?? 'gundam',
      id,
      user_id: deck.userId,
      decklist_name: 'Test deck',
      visibility: deck.visibility ?? 1,
    })
    .execute();
  return { id, shownId: encodeDeckId(id) };
}
