import type { Database } from './db.ts';
import { hashSha256, toUtf8 } from '@deckframe/domain/decks/deck/deck-hash';
import { fitStructure } from '@deckframe/domain/tournaments/presets/check-structure';
import { PRESETS } from '@deckframe/domain/tournaments/presets/presets';
import { sql } from 'kysely';

/** In days from today; the one that is over has players, places and lists. */
const EVENTS = [
  { place: 1, name: 'Lantern Quay weekly', days: 6, status: 'open', players: 24 },
  { place: 2, name: 'Saltmarsh Championship', days: 20, status: 'open', players: 64 },
  { place: 3, name: 'Night Ferry online', days: 34, status: 'announced', players: 128 },
  { place: 4, name: 'Copper Bridge Cup', days: -9, status: 'finished', players: 8 },
] as const;

const idOf = (place: number): string => `019a0000-0000-7000-8000-00000000e00${place}`;

/** Events of a local database; those that are there stay as they are. Gives how many are new. */
export async function prepareDemoTournaments(
  db: Database,
  game: string,
  emails = '%@example.org',
): Promise<number> {
  const { rows: members } = await sql<{ id: number; username: string }>`
    select id, username from users where deleted_at is null and email like ${emails} order by id limit 8`.execute(
    db,
  );
  const [organiser] = members;
  if (organiser === undefined) return 0;
  let made = 0;
  for (const { place, name, days, status, players } of EVENTS) {
    const structure = JSON.stringify(fitStructure(PRESETS.bestOfThree, players));
    const { numAffectedRows = 0n } = await sql`insert into tournaments (gameid, id, name,
        organizer_id, format, mode, location, area, time_zone, start_date, registration_deadline,
        max_players, status, structure, list_policy, source, finished_at)
      values (${game}, ${idOf(place)}, ${name}, ${organiser.id}, 'Standard',
        ${place === 3 ? 'online' : 'venue'}, ${place === 3 ? '' : 'The Long Table, Dock 4'}, 'Bergen',
        'Europe/Oslo', app_now() + make_interval(days => ${days}),
        app_now() + make_interval(days => ${days}), ${players}, ${status}, ${structure}::jsonb,
        'afterTheEnd', 'demo', case when ${status} = 'finished' then app_now() end)
      on conflict do nothing`.execute(db);
    made += Number(numAffectedRows);
    if (status === 'finished' && numAffectedRows > 0n)
      await addResults(db, game, idOf(place), members);
  }
  return made;
}

/** Each member once, with the newest of their own decks as it is now. */
async function addResults(
  db: Database,
  game: string,
  event: string,
  members: readonly { id: number; username: string }[],
): Promise<void> {
  for (const [index, { id, username }] of members.entries()) {
    const { rows } = await sql<{ name: string; main: string; side: string; resources: string }>`
      select decklist_name as name, decklist_content as main, sidedeck as side,
        resourcedeck as resources from decklists
      where gameid = ${game} and user_id = ${id} and deleted_at is null
      order by id limit 1`.execute(db);
    const [deck] = rows;
    const entry = { event, index, id, username };
    await addEntry(db, game, entry, deck ?? { name: 'No name', main: '', side: '', resources: '' });
  }
}

async function addEntry(
  db: Database,
  game: string,
  { event, index, id, username }: { event: string; index: number; id: number; username: string },
  deck: { name: string; main: string; side: string; resources: string },
): Promise<void> {
  const zones = { decklist_content: deck.main, sidedeck: deck.side, resourcedeck: deck.resources };
  const text = JSON.stringify(zones);
  await sql`with list as (
      insert into tournament_lists (gameid, tournament_id, id, zones, hash, deck_name, ruleset,
        is_legal, legality)
      values (${game}, ${event}, gen_random_uuid(), ${text}::jsonb, ${hashSha256(toUtf8(text))},
        ${deck.name}, '', true, '[]') returning id
    ) insert into tournament_registrations (gameid, tournament_id, id, user_id, shown_name, list_id,
        status, placement)
      select ${game}, ${event}, gen_random_uuid(), ${id}, ${username}, id, 'checked_in',
        ${index + 1}::integer from list`.execute(db);
}
