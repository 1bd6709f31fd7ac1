import { randomUUID } from 'node:crypto';
import type { Database } from '@deckframe/database/db';

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

export type EventPlayer = { name: string; userId?: number };

/** Six Swiss rounds, then a bracket of eight. */
export const WITH_CUT = {
  ...STRUCTURE,
  phases: [
    { kind: 'swiss', rounds: 6, bestOf: 3, minutes: 50, cut: { by: 'rank', size: 8 } },
    { kind: 'elimination', rounds: null, bestOf: 3, minutes: 60, cut: null },
  ],
};

/** Adds an event that is about to start: everyone is checked in. */
export async function addEvent(
  db: Database,
  organiser: number,
  players: readonly EventPlayer[],
  structure: object = STRUCTURE,
): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await db
    .insertInto('tournaments')
    .values({
      gameid: 'gundam',
      id,
      name: 'Harbour open',
      organizer_id: organiser,
      format: 'standard',
      mode: 'venue',
      time_zone: 'Europe/Berlin',
      start_date: now,
      registration_deadline: now,
      max_players: 64,
      status: 'open',
      structure: JSON.stringify(structure),
      list_policy: 'open',
    })
    .execute();
  const list = randomUUID();
  const zones = { decklist_content: '4 x ST01-001\n3 x ST01-002', sidedeck: '', resourcedeck: '' };
  await db
    .insertInto('tournament_lists')
    .values({
      gameid: 'gundam',
      tournament_id: id,
      id: list,
      zones: JSON.stringify(zones),
      hash: 'a'.repeat(64),
      deck_name: 'Frozen deck',
      ruleset: 'current',
      is_legal: true,
      legality: '[]',
    })
    .execute();
  const entries = players.map(({ name, userId }, index) => ({
    gameid: 'gundam',
    tournament_id: id,
    id: randomUUID(),
    user_id: userId ?? null,
    shown_name: name,
    status: 'checked_in',
    // The first player submitted a list.
    list_id: index === 0 ? list : null,
  }));
  await db.insertInto('tournament_registrations').values(entries).execute();
  return id;
}

export async function addStaff(
  db: Database,
  event: string,
  userId: number,
  role: string,
): Promise<void> {
  await db
    .insertInto('tournament_staff')
    .values({ gameid: 'gundam', tournament_id: event, user_id: userId, role })
    .execute();
}
