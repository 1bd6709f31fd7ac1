import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

/** A frozen list as rules see it: its main cards, what its player said and what it is called now. */
export type LabelledRow = {
  id: string;
  cards: string | null;
  said: string | null;
  now: string | null;
  start_date: Date;
  time_zone: string;
};

const SELECT = sql.raw(`select list.id, list.zones->>'decklist_content' as cards,
    list.archetype as said, list.archetype_now as now, event.start_date, event.time_zone
  from tournament_lists as list
  join tournaments as event on event.gameid = list.gameid and event.id = list.tournament_id`);

export async function listOfEvent(
  db: Database,
  { game, id }: { game: string; id: string },
): Promise<LabelledRow[]> {
  const { rows } = await sql<LabelledRow>`${SELECT}
    where list.gameid = ${game} and list.tournament_id = ${id}::uuid
    order by list.id`.execute(db);
  return rows;
}

/** Of ended events, whose lists are open; the newest say enough. */
export async function listNewest(
  db: Database,
  game: string,
  limit: number,
): Promise<LabelledRow[]> {
  const { rows } = await sql<LabelledRow>`${SELECT}
    where list.gameid = ${game} and event.status = 'finished'
    order by event.start_date desc, list.id limit ${limit}`.execute(db);
  return rows;
}
