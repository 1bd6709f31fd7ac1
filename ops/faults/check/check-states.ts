import type { Database } from '@deckframe/database/db';
import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { Confirmed } from '../ledger.ts';

/** For values that change repeatedly (ratings, trades …), only each member's last answer counts. */
export async function checkStates(db: Database, entries: readonly Confirmed[]): Promise<string[]> {
  const last = new Map<string, string>();
  for (const one of entries) {
    if (one.kind === 'save' || one.kind === 'comment') continue;
    for (const [subject, state] of describe(one)) last.set(subject, state);
  }
  const users = [0, ...new Set(entries.flatMap((one) => ('userId' in one ? [one.userId] : [])))];
  const stored = await readStates(db, users);
  return [...last]
    .filter(([subject, state]) => (stored.get(subject) ?? 'off') !== state)
    .map(([subject, state]) => `${subject} ${state}, stored ${stored.get(subject) ?? 'off'}`);
}

type Stateful = Exclude<Confirmed, { kind: 'save' | 'comment' }>;

function describe(one: Stateful): [string, string][] {
  switch (one.kind) {
    case 'rating':
      return [pair(`rating ${one.userId} ${one.card}`, String(one.rating))];
    case 'like':
      return [pair(`like ${one.userId} ${decodeDeckId(one.deckId)}`, one.isOn ? 'on' : 'off')];
    case 'follow':
      return [pair(`follow ${one.userId} ${one.followedId}`, one.isOn ? 'on' : 'off')];
    case 'entry':
      return [pair(`entry ${one.userId} ${one.eventId}`, one.isOn ? 'on' : 'off')];
    case 'claim':
      return [pair(`claim ${one.userId} ${one.itemId}`, 'on')];
    case 'trade':
      return [
        pair(`trade ${one.userId} ${one.tradeId}`, `${one.state} ${one.round}`),
        pair(`copies ${one.userId} ${one.card}`, String(one.copies)),
      ];
  }
}

async function readStates(db: Database, users: readonly number[]): Promise<Map<string, string>> {
  const ratings = await db
    .selectFrom('card_ratings')
    .select(['user_id', 'card_id', 'rating'])
    .where('user_id', 'in', users)
    .execute();
  const likes = await db
    .selectFrom('likes')
    .select(['user_id', 'content_id'])
    .where('user_id', 'in', users)
    .execute();
  const follows = await db
    .selectFrom('follows')
    .select(['user_id', 'followed_id'])
    .where('user_id', 'in', users)
    .execute();
  const claims = await db
    .selectFrom('users_boxitems')
    .select(['user_id', 'id'])
    .where('user_id', 'in', users)
    .where('claimed', '=', true)
    .execute();
  const entries = await db
    .selectFrom('tournament_registrations')
    .select(['user_id', 'tournament_id'])
    .where('user_id', 'in', users)
    .execute();
  return new Map([
    ...(await readTrades(db, users)),
    ...ratings.map((row) => pair(`rating ${row.user_id} ${row.card_id}`, String(row.rating))),
    ...likes.map((row) => pair(`like ${row.user_id} ${row.content_id}`, 'on')),
    ...follows.map((row) => pair(`follow ${row.user_id} ${row.followed_id}`, 'on')),
    ...entries.map((row) => pair(`entry ${row.user_id} ${row.tournament_id}`, 'on')),
    ...claims.map((row) => pair(`claim ${row.user_id} ${row.id}`, 'on')),
  ]);
}

async function readTrades(db: Database, users: readonly number[]): Promise<[string, string][]> {
  const trades = await db
    .selectFrom('trades')
    .select(['proposer_id', 'id', 'state', 'round'])
    .where('proposer_id', 'in', users)
    .execute();
  const shelves = await db
    .selectFrom('collection_entries')
    .select(['user_id', 'cardno', 'count'])
    .where('user_id', 'in', users)
    .execute();
  return [
    ...trades.map((row) => pair(`trade ${row.proposer_id} ${row.id}`, `${row.state} ${row.round}`)),
    ...shelves.map((row) => pair(`copies ${row.user_id} ${row.cardno}`, String(row.count))),
  ];
}

const pair = (subject: string, state: string): [string, string] => [subject, state];
