import { createUser } from '@deckframe/database/scenes';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { encodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Confirmed } from '../ledger.ts';
import { checkLedger } from './check-ledger.ts';

const DECK = '01890a5d-ac96-774b-bcce-b302099a8057';
const GAME = 'gundam';

let database: TestDatabase;
let userId: number;
let otherId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  userId = (await createUser(db)).id;
  otherId = (await createUser(db)).id;
  await db.insertInto('follows').values({ user_id: userId, followed_id: otherId }).execute();
  await db
    .insertInto('comments')
    .values(
      ['once', 'twice', 'twice'].map((text) => ({
        user_id: userId,
        content_type: 'card',
        content_id: 'ST01-001',
        gameid: GAME,
        text,
      })),
    )
    .execute();
});
afterAll(() => database.drop());

const check = (...entries: Confirmed[]) => checkLedger(database.db, entries);

it('finds nothing if everything confirmed is stored', async () => {
  const { id } = await database.db
    .selectFrom('comments')
    .select('id')
    .where('text', '=', 'once')
    .executeTakeFirstOrThrow();
  expect(
    await check(
      { kind: 'comment', mark: 'once', id: String(id) },
      { kind: 'follow', userId, followedId: otherId, isOn: false },
      { kind: 'follow', userId, followedId: otherId, isOn: true },
      { kind: 'follow', userId: otherId, followedId: userId, isOn: false },
    ),
  ).toEqual({ lost: [], doubled: [] });
});

it('finds each kind of lost write', async () => {
  const deckId = encodeDeckId(DECK);
  const { lost } = await check(
    { kind: 'save', mark: 'never saved', deckId, version: 1 },
    { kind: 'comment', mark: 'never said', id: '7' },
    { kind: 'rating', userId, card: 'ST01-001', rating: 4 },
    { kind: 'like', userId, deckId, isOn: true },
    { kind: 'follow', userId: otherId, followedId: userId, isOn: true },
    { kind: 'entry', userId, eventId: 'e1', isOn: true },
    { kind: 'claim', userId, itemId: '5' },
    {
      kind: 'trade',
      userId,
      tradeId: 't1',
      state: 'done',
      round: 3,
      card: 'ST01-001',
      copies: 2,
    },
  );
  expect(lost).toEqual([
    `never saved at ${DECK} 1`,
    'never said at 7',
    `rating ${userId} ST01-001 4, stored off`,
    `like ${userId} ${DECK} on, stored off`,
    `follow ${otherId} ${userId} on, stored off`,
    `entry ${userId} e1 on, stored off`,
    `claim ${userId} 5 on, stored off`,
    `trade ${userId} t1 done 3, stored off`,
    `copies ${userId} ST01-001 2, stored off`,
  ]);
});

it('finds writes that came back after an undo, and duplicates', async () => {
  const report = await check(
    { kind: 'follow', userId, followedId: otherId, isOn: false },
    { kind: 'comment', mark: 'twice', id: '0' },
  );
  expect(report.lost[0]).toMatch(/^twice at 0$/);
  expect(report.lost[1]).toBe(`follow ${userId} ${otherId} off, stored on`);
  expect(report.doubled).toEqual(['twice']);
});
