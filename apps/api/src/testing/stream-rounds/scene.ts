import { randomUUID } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import { createSession, createUser } from '@deckframe/database/scenes';
import { fitStructure } from '@deckframe/domain/tournaments/presets/check-structure';
import { PRESETS } from '@deckframe/domain/tournaments/presets/presets';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import { SECRET } from '../programs/start-api.ts';

export type Phone = { player: string; cookie: string };
export type Scene = {
  event: string;
  organiser: string;
  structure: Structure;
  phones: Phone[];
};

const AT_ONCE = 20;

/** Adds an event with checked-in players, each with a phone. */
export async function addScene(db: Database, count: number): Promise<Scene> {
  const signIn = async () => {
    const { id } = await createUser(db);
    return { id, cookie: await createSession(db, { userId: id, secret: SECRET }) };
  };
  const organiser = await signIn();
  const event = randomUUID();
  const structure = fitStructure(PRESETS.bestOfThree, count);
  const now = new Date();
  await db
    .insertInto('tournaments')
    .values({
      gameid: 'gundam',
      id: event,
      name: 'Many phones',
      organizer_id: organiser.id,
      format: 'standard',
      mode: 'venue',
      time_zone: 'Europe/Berlin',
      start_date: now,
      registration_deadline: now,
      max_players: Math.max(2, count),
      status: 'open',
      structure: JSON.stringify(structure),
      list_policy: 'open',
    })
    .execute();
  const phones: Phone[] = [];
  for (let made = 0; made < count; made += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - made);
    const members = await Promise.all(Array.from({ length: size }, signIn));
    const rows = members.map(({ id }, place) => ({
      gameid: 'gundam',
      tournament_id: event,
      id: randomUUID(),
      user_id: id,
      shown_name: `Player ${made + place + 1}`,
      status: 'checked_in',
    }));
    await db.insertInto('tournament_registrations').values(rows).execute();
    for (const [place, { cookie }] of members.entries())
      phones.push({ player: rows[place]?.id ?? '', cookie });
  }
  return { event, organiser: organiser.cookie, structure, phones };
}
