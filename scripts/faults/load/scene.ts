import type { Database } from '@deckframe/database/db';
import { createSession, createUser } from '@deckframe/database/scenes';
import type { Plan } from './plan.ts';
import { send } from './send.ts';
import { claimItems, followMembers, likeDecks } from './switch-plans.ts';
import { rateCards, saveDecks, writeComments } from './write-plans.ts';

export type Job = { cookie: string; plan: Plan };
export type Scene = { jobs: Job[]; readPaths: string[] };

const GAME = 'gundam';
const MEMBERS = 3;
const CARDS = 30;
const DECKS = 6;
const ITEMS = 5000;

/** Members with sessions, cards to talk about, decks to like and full mailboxes. */
export async function makeScene(db: Database, origin: string, secret: string): Promise<Scene> {
  const rows = await db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', GAME)
    .where('published', '=', 1)
    .whereRef('cardno', '=', 'originalid')
    .orderBy('cardno')
    .limit(CARDS)
    .execute();
  const cards = rows.map(({ cardno }) => cardno);
  const members: number[] = [];
  for (let index = 0; index < MEMBERS; index += 1) members.push((await createUser(db)).id);
  const owner = await createUser(db);
  const ownCookie = await createSession(db, { userId: owner.id, secret });
  const decks = await makeDecks(origin, ownCookie, cards[0] ?? '');
  const jobs: Job[] = [];
  for (const id of members) {
    const cookie = await createSession(db, { userId: id, secret });
    const others = [owner.id, ...members.filter((other) => other !== id)];
    const plans = [
      saveDecks(GAME, cards[0] ?? ''),
      writeComments(GAME, cards),
      rateCards(GAME, id, cards),
      likeDecks(GAME, id, decks),
      followMembers(id, others),
      claimItems(id, await fillMailbox(db, id)),
    ];
    jobs.push(...plans.map((plan) => ({ cookie, plan })));
  }
  const readPaths = [
    `/api/games/${GAME}/decks`,
    `/api/games/${GAME}/decks/${decks[0]}`,
    `/api/games/${GAME}/cards/${cards[0]}`,
    `/api/users/${owner.id}`,
    '/api/leaderboard',
  ];
  return { jobs, readPaths };
}

async function fillMailbox(db: Database, userId: number): Promise<string[]> {
  const items = await db
    .insertInto('users_boxitems')
    .values(
      Array.from({ length: ITEMS }, () => ({
        user_id: userId,
        type: 'receivedItem',
        label: 'Gift',
      })),
    )
    .returning('id')
    .execute();
  return items.map(({ id }) => String(id));
}

/** By the site itself, so that they are whole. */
async function makeDecks(origin: string, cookie: string, card: string): Promise<string[]> {
  const plan = saveDecks(GAME, card);
  const ids: string[] = [];
  while (ids.length < DECKS) {
    // Never told what became of it, the plan begins a new deck each time.
    const intent = plan.next();
    const answer = await send(origin, intent, cookie);
    if (answer?.status !== 200) throw new Error(`no deck could be made: ${JSON.stringify(answer)}`);
    ids.push((JSON.parse(answer.text) as { id: string }).id);
  }
  return ids;
}
