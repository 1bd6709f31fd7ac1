import type { Database } from '@deckframe/database/db';
import { prepareDemoTournaments } from '@deckframe/database/demo-tournaments';
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
const DECKS = [
  'Tide Wardens',
  'Ash Choir',
  'Lantern Court',
  'Iron Orchard',
  'Salt Parade',
  'other',
];

/** Where the desk of the pictures is. */
export const DESK = { address: '' };

/** Events to come and one that is over, one about to start, and a season that was counted. */
export async function fillTournaments(db: Database, organiser: number): Promise<void> {
  await prepareDemoTournaments(db, 'gundam', '%@members.test');
  const event = await addEvent(
    db,
    organiser,
    NAMES.map((name) => ({ name })),
  );
  DESK.address = `/v3/gundam/tournaments/${event}/admin`;
  const at = { gameid: 'gundam', window_id: 'season', size_class: 1 };
  await db
    .insertInto('meta_windows')
    .values({ gameid: 'gundam', id: 'season', set_name: 'Harbor Lights', from_day: '2026-10-01' })
    .execute();
  await db
    .insertInto('meta_events')
    .values({ ...at, tournament_id: event, tally: '{}' })
    .execute();
  const shares = DECKS.map((archetype, place) => ({
    ...at,
    archetype,
    entries: 60 - place * 9,
    in_cut: Math.max(0, 9 - place * 2),
  }));
  await db.insertInto('meta_shares').values(shares).execute();
  const cells = DECKS.flatMap((a, x) =>
    DECKS.flatMap((b, y) => {
      if (b < a) return [];
      const matches = Math.round(2600 / ((x + 3) * (y + 3)));
      const wins =
        a === b ? matches : Math.round(matches * (0.5 + (((x * 7 + y * 5) % 9) - 4) / 22));
      return [{ ...at, a, b, wins, losses: matches - wins, draws: (x + y) % 3 }];
    }),
  );
  await db.insertInto('meta_cells').values(cells).execute();
}
