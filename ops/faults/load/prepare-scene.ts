import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import type { Intent } from './plan.ts';
import { send } from './send.ts';
import type { Trader } from './trade-plan.ts';
import { saveDecks } from './write-plans.ts';

const DECKS = 6;
const EVENTS = 4;
const ITEMS = 5000;
const COPIES = 3;
const DAY_MS = 86_400_000;

const STRUCTURE = {
  scoring: {
    win: 3,
    draw: 1,
    loss: 0,
    tieBreaks: ['omw', 'gw', 'ogw'],
    shareBy: 'points',
    floor: 330,
    droppedCeiling: null,
    byeInGames: true,
  },
  phases: [{ kind: 'swiss', rounds: 3, bestOf: 3, minutes: 50, cut: null }],
};

export async function fillMailbox(db: Database, userId: number): Promise<string[]> {
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

/** Created through the API, so that they are complete. */
export async function makeDecks(
  game: string,
  origin: string,
  cookie: string,
  card: string,
): Promise<string[]> {
  const plan = saveDecks(game, card);
  const ids: string[] = [];
  while (ids.length < DECKS) {
    // Without a confirmed write, the plan creates a new deck each time.
    ids.push((await ask<{ id: string }>(origin, cookie, plan.next())).id);
  }
  return ids;
}

/** Far in the future and without deck lists, so that registration is always open. */
export async function addEvents(db: Database, game: string, organiser: number): Promise<string[]> {
  const start = new Date(Date.now() + 30 * DAY_MS);
  const rows = Array.from({ length: EVENTS }, () => ({
    gameid: game,
    id: randomUUID(),
    name: 'Harbour open',
    organizer_id: organiser,
    format: 'standard',
    mode: 'venue',
    time_zone: 'Europe/Berlin',
    start_date: start,
    registration_deadline: start,
    max_players: 64,
    status: 'open',
    structure: JSON.stringify(STRUCTURE),
    list_policy: 'open',
    list_required: false,
  }));
  await db.insertInto('tournaments').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Adds copies of a card to a member's collection for trading. */
export async function shelve(
  game: string,
  origin: string,
  trader: Omit<Trader, 'copies'>,
): Promise<Trader> {
  const { cookie, card: cardno } = trader;
  const path = `/api/games/${game}/my-collection/changes`;
  const changes = [{ cardno, from: 0, to: COPIES, trading: true }];
  const body = { collection: 0, changes };
  await ask(origin, cookie, { method: 'POST', path, key: randomBytes(9).toString('hex'), body });
  return { ...trader, copies: COPIES };
}

async function ask<T>(origin: string, cookie: string, intent: Intent): Promise<T> {
  const answer = await send(origin, intent, cookie);
  if (answer?.status !== 200) {
    throw new Error(`${intent.path} could not be prepared: ${JSON.stringify(answer)}`);
  }
  return JSON.parse(answer.text) as T;
}
