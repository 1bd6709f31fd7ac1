import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { fitStructure } from '@deckframe/domain/tournaments/presets/check-structure';
import { PRESETS } from '@deckframe/domain/tournaments/presets/presets';
import { sql } from 'kysely';
import { PEOPLE } from './season-names.ts';
import { drawOf } from './stable-draw.ts';
import { idOf } from './stable-id.ts';

const DAY_MS = 86_400_000;
const ZONE = 'Europe/Oslo';

/** Weekday (0 is Sunday), hour, and the minimum number of days from today. */
const EVENTS = [
  {
    name: 'Lantern Quay league night',
    weekday: 3,
    time: '18:30',
    days: 1,
    players: 16,
    mode: 'venue',
    location: 'The Long Table, Dock 4',
    area: 'Bergen',
    text: 'Four rounds, best of three, then pizza. Newcomers get a deck to borrow: write to us.',
  },
  {
    name: 'Saltmarsh Open',
    weekday: 6,
    time: '11:00',
    days: 8,
    players: 32,
    mode: 'venue',
    location: 'Saltmarsh Hall, first floor',
    area: 'Oslo',
    text: 'Doors open at ten. Swiss rounds with a cut to the top 8; lists are shown after the end.',
  },
  {
    name: 'Night Ferry online',
    weekday: 0,
    time: '15:00',
    days: 15,
    players: 24,
    mode: 'online',
    location: '',
    area: '',
    text: 'Webcam play. You need a stable connection and a camera that shows your whole table.',
  },
] as const;

/**
 * Creates three open, half-full events of a game. Existing ones stay. Returns the number of new
 * events.
 */
export async function prepareUpcoming(
  db: Database,
  game: string,
  { emails = '%example.org', now }: { emails?: string; now: number },
): Promise<number> {
  const members = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('email', 'like', emails)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(25)
    .execute();
  const [organiser] = members;
  if (organiser === undefined) return 0;
  let made = 0;
  for (const [place, event] of EVENTS.entries()) {
    const id = idOf(`${game} upcoming ${event.name} ${dayOf(now, event)}`);
    const start = `${dayOf(now, event)} ${event.time}`;
    const structure = JSON.stringify(fitStructure(PRESETS.bestOfThree, event.players));
    // The same event of an earlier day already exists.
    const { numAffectedRows = 0n } = await sql`insert into tournaments (gameid, id, name,
        description, organizer_id, format, mode, location, area, time_zone, start_date,
        registration_deadline, max_players, status, structure, list_policy, source, created_at)
      select ${game}, ${id}::uuid, ${event.name}, ${event.text},
        ${(members[place] ?? organiser).id}, 'Standard', ${event.mode}, ${event.location},
        ${event.area}, ${ZONE}, ${start}::timestamp at time zone ${ZONE},
        ${start}::timestamp at time zone ${ZONE}, ${event.players}, 'open', ${structure}::jsonb,
        'afterTheEnd', 'demo', ${new Date(now - 12 * DAY_MS)}
      where not exists (select from tournaments where gameid = ${game} and name = ${event.name}
        and source = 'demo' and status = 'open' and start_date > ${new Date(now)})
      on conflict do nothing`.execute(db);
    if (numAffectedRows === 0n) continue;
    made += 1;
    await addPlayers(db, { game, id, places: event.players, now }, members);
  }
  return made;
}

/** Returns the next such weekday, at least this many days from now. */
function dayOf(now: number, { days, weekday }: { days: number; weekday: number }): string {
  const from = new Date(now + days * DAY_MS);
  const ahead = (weekday - from.getUTCDay() + 7) % 7;
  return new Date(from.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
}

/** Fills half of the places: members first, then guests. */
async function addPlayers(
  db: Database,
  { game, id, places, now }: { game: string; id: string; places: number; now: number },
  members: readonly { id: UserId | number; username: string | null }[],
): Promise<void> {
  const draw = (name: string): number => drawOf(`${id} ${name}`);
  const playing = members
    .map(({ id: userId, username }) => ({ name: username ?? '', userId: Number(userId) }))
    .toSorted((one, other) => draw(one.name) - draw(other.name))
    .slice(0, Math.round(places * 0.35));
  const taken = new Set(playing.map(({ name }) => name));
  const guests = PEOPLE.filter((name) => !taken.has(name))
    .map((name) => ({ name, userId: null }))
    .toSorted((one, other) => draw(one.name) - draw(other.name));
  const people = [...playing, ...guests].slice(0, places / 2);
  const rows = people.map(({ name, userId }) => ({
    gameid: game,
    tournament_id: id,
    id: idOf(`${id} ${name}`),
    user_id: userId,
    shown_name: name,
    status: 'registered',
    created_at: new Date(now - draw(`${name} when`) * 11 * DAY_MS),
  }));
  await db.insertInto('tournament_registrations').values(rows).execute();
}
