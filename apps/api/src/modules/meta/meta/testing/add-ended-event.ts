import { randomUUID } from 'node:crypto';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { STRUCTURE } from '../../../../testing/tournament-structure.ts';

const DECKS = ['Ash', 'Tide', 'Glass', 'Fern'];

/** Returns a random result. */
export const drawn = (random: () => number): string => {
  const outcome = ['a', 'b', 'draw'][Math.floor(random() * 3)];
  return JSON.stringify({ outcome, games: [1, 0, 0], end: 'play' });
};

/** Adds an ended, uncounted event with matches and lists. */
export async function addEndedEvent(
  db: Database,
  users: readonly number[],
  random: () => number,
): Promise<string> {
  const id = randomUUID();
  const rows = users.map((userId) => {
    const deck = DECKS[Math.floor(random() * DECKS.length)] ?? '';
    const copies = 1 + Math.floor(random() * 4);
    const cards = `4 x ${deck}-1\n${copies} x BOTH-1`;
    return { id: randomUUID(), list: randomUUID(), userId, deck, cards };
  });
  const text = JSON.stringify(rows);
  await sql`insert into tournaments (gameid, id, name, format, mode, time_zone, start_date,
      registration_deadline, max_players, status, structure, list_policy,
      trust)
    values ('gundam', ${id}, 'Harbour open', 'standard', 'venue', 'UTC', app_now(), app_now(), 8,
      'finished', ${JSON.stringify(STRUCTURE)}::jsonb, 'open', 'verified')`.execute(db);
  await sql`insert into tournament_lists (gameid, tournament_id, id, zones, hash, deck_name, ruleset,
      is_legal, legality, archetype)
    select 'gundam', ${id}::uuid, list, jsonb_build_object('decklist_content', cards),
      repeat('a', 64), 'A deck', '', true, '[]', deck
    from jsonb_to_recordset(${text}::jsonb) as row(list uuid, deck text, cards text)`.execute(db);
  await sql`insert into tournament_registrations (gameid, tournament_id, id, user_id, shown_name,
      list_id, status)
    select 'gundam', ${id}::uuid, id, "userId", 'Player', list, 'checked_in'
    from jsonb_to_recordset(${text}::jsonb) as row(id uuid, "userId" bigint, list uuid)`.execute(
    db,
  );
  for (let table = 1; table <= users.length / 2; table += 1) {
    const [a, b] = [rows[2 * table - 2]?.id, rows[2 * table - 1]?.id];
    await sql`insert into tournament_matches (gameid, tournament_id, round, table_no, phase, a, b,
        result)
      values ('gundam', ${id}, 1, ${table}, 0, ${a}, ${b}, ${drawn(random)}::jsonb)`.execute(db);
  }
  return id;
}
