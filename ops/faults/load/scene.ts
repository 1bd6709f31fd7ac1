import type { Database } from '@deckframe/database/db';
import { createSession, createUser } from '@deckframe/database/scenes';
import type { Plan } from './plan.ts';
import { addEvents, fillMailbox, makeDecks, shelve } from './prepare-scene.ts';
import { claimItems, enterEvents, followMembers, likeDecks } from './switch-plans.ts';
import { tradeCards } from './trade-plan.ts';
import { rateCards, saveDecks, writeComments } from './write-plans.ts';

export type Job = { cookie: string; plan: Plan };
export type Scene = { jobs: Job[]; readPaths: string[] };

const GAME = 'gundam';
const MEMBERS = 3;
const CARDS = 30;

/**
 * Creates members with sessions, and cards, decks, events, trade partners and mailbox items for
 * them.
 */
export async function makeScene(db: Database, origin: string, secret: string): Promise<Scene> {
  const cards = await listCards(db);
  const [card = '', otherCard = ''] = cards;
  const members: number[] = [];
  for (let index = 0; index < MEMBERS; index += 1) members.push((await createUser(db)).id);
  const owner = await createUser(db);
  const signIn = (userId: number): Promise<string> => createSession(db, { userId, secret });
  const decks = await makeDecks(GAME, origin, await signIn(owner.id), card);
  const events = await addEvents(db, GAME, owner.id);
  const jobs: Job[] = [];
  for (const id of members) {
    const cookie = await signIn(id);
    const partner = await createUser(db);
    const partnerCookie = await signIn(partner.id);
    const others = [owner.id, ...members.filter((other) => other !== id)];
    const plans = [
      saveDecks(GAME, card),
      writeComments(GAME, cards),
      rateCards(GAME, id, cards),
      likeDecks(GAME, id, decks),
      followMembers(id, others),
      enterEvents(GAME, id, events),
      tradeCards(
        GAME,
        await shelve(GAME, origin, { id, cookie, card }),
        await shelve(GAME, origin, { id: partner.id, cookie: partnerCookie, card: otherCard }),
      ),
      claimItems(id, await fillMailbox(db, id)),
    ];
    jobs.push(...plans.map((plan) => ({ cookie, plan })));
  }
  const readPaths = [
    `/api/games/${GAME}/decks`,
    `/api/games/${GAME}/decks/${decks[0]}`,
    `/api/games/${GAME}/cards/${card}`,
    `/api/users/${owner.id}`,
    '/api/leaderboard',
  ];
  return { jobs, readPaths };
}

async function listCards(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('cards')
    .select('cardno')
    .where('gameid', '=', GAME)
    .where('published', '=', 1)
    .whereRef('cardno', '=', 'originalid')
    .orderBy('cardno')
    .limit(CARDS)
    .execute();
  return rows.map(({ cardno }) => cardno);
}
