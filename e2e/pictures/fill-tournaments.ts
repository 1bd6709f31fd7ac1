import type { Database } from '@deckframe/database/db';
import { prepareSeason } from '../../demo/season/prepare-season.ts';
import { prepareRunning } from '../../demo/season/running-event.ts';
import { prepareUpcoming } from '../../demo/season/upcoming-events.ts';
import { addEvent } from '../tournament-event.ts';

const NAMES = [
  'Ada',
  'Ben',
  'Cleo',
  'Dan',
  'Eve',
  'Finn',
  'Gus',
  'Hana',
  'Ivo',
  'Jun',
  'Kai',
  'Lea',
];
/** The address of the desk in the pictures. */
export const DESK = { address: '' };

/** Creates a season with results, future events, a running one, and one that is about to start. */
export async function fillTournaments(db: Database, organiser: number, now: number): Promise<void> {
  const emails = '%@members.test';
  const today = new Date(now).toISOString().slice(0, 10);
  await prepareSeason(db, 'gundam', { count: 40, today, emails });
  await prepareUpcoming(db, 'gundam', { now, emails });
  await prepareRunning(db, 'gundam', { now, emails });
  const event = await addEvent(
    db,
    organiser,
    NAMES.map((name) => ({ name })),
  );
  DESK.address = `/v3/gundam/tournaments/${event}/admin`;
}
