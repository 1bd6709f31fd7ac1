import { randomBytes } from 'node:crypto';
import type { DeckAnswer, SavedDeck } from '@deckframe/contract/decks/decks';
import { createSession, createUser } from '@deckframe/database/scenes';
import { createDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { LightMyRequestResponse } from 'fastify';
import {
  createTestApi,
  SESSION_SECRET,
  type TestApi,
  type TestApiOptions,
} from '../../../../testing/test-api.ts';

export type Member = { id: number; username: string; cookie: string };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type DeckRequest = {
  body?: Record<string, unknown>;
  version?: number;
  key?: string;
  as?: Member;
};

export type DeckScene = {
  api: TestApi;
  join(...roles: string[]): Promise<Member>;
  send(method: Method, url: string, request?: DeckRequest): Promise<LightMyRequestResponse>;
  create(as: Member, body?: Record<string, unknown>): Promise<DeckAnswer>;
  read(id: string, as?: Member): Promise<LightMyRequestResponse>;
  newId(): string;
  close(): Promise<void>;
};

export const DECKS = '/api/games/gundam/decks';

/** Opens an API with members and requests like the web app's. */
export async function openDeckScene(options: TestApiOptions = {}): Promise<DeckScene> {
  const env = { DECK_SAVES_PER_MINUTE: '100000', DECK_SAVES_PER_DAY: '100000', ...options.env };
  const api = await createTestApi({ ...options, env });
  const send: DeckScene['send'] = (method, url, { body, version, key, as } = {}) =>
    api.app.inject({
      method,
      url,
      headers: {
        ...(as && { cookie: as.cookie }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(method !== 'GET' && { 'idempotency-key': key ?? randomBytes(9).toString('hex') }),
      },
      ...(body && { payload: body }),
    });
  return {
    api,
    send,
    async join(...roles) {
      const user = await createUser(api.database.db, { roles });
      const session = { userId: user.id, secret: SESSION_SECRET };
      return { ...user, cookie: await createSession(api.database.db, session) };
    },
    async create(as, body = {}) {
      const answer = await send('POST', DECKS, { body: { decklistContent: '', ...body }, as });
      if (answer.statusCode !== 200) {
        throw new Error(`${answer.body}\n${api.logLines.at(-1) ?? ''}`);
      }
      // Removes the awards from the answer.
      const { exp: _, ...deck } = answer.json<SavedDeck>();
      return deck;
    },
    read: (id, as) => send('GET', `${DECKS}/${id}`, as === undefined ? {} : { as }),
    newId: () => createDeckId(Date.now(), randomBytes(10)),
    close: () => api.close(),
  };
}

/** Opens a scene with owner, other member and administrator. */
export async function openDeckTrio(): Promise<{
  scene: DeckScene;
  owner: Member;
  other: Member;
  admin: Member;
}> {
  const scene = await openDeckScene();
  const roles = [[], [], ['Administrator']];
  const joined = await Promise.all(roles.map((held) => scene.join(...held)));
  const [owner, other, admin] = joined as [Member, Member, Member];
  return { scene, owner, other, admin };
}
