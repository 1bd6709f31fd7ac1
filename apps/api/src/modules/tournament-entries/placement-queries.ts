import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';
import type { TournamentMoment } from '../tournaments/desk/reading-service.ts';
import { PLAYERS_OF_EVENT, SHOWN_ENTRIES } from '../tournaments/entries/result-queries.ts';

/** Of one deck, by its stored id, or of one member; in one game. */
export type ResultsOf = { game: string } & ({ deckId: string } | { userId: UserId });

export type PlacementRow = {
  id: string;
  name: string;
  start_date: Date;
  time_zone: string;
  /** As the database writes it, for a place in the list. */
  moment: string;
  placement: number;
  player_count: number;
};

/** The newest event first. */
export async function listPlacements(
  db: Database,
  of: ResultsOf,
  from: TournamentMoment | undefined,
  limit: number,
): Promise<PlacementRow[]> {
  const { rows } = await sql<PlacementRow>`select event.id, event.name, event.start_date,
      event.time_zone, event.start_date::text as moment, entry.placement,
      ${sql.raw(PLAYERS_OF_EVENT)}
    ${sql.raw(SHOWN_ENTRIES)}
    where entry.gameid = ${of.game} and entry.placement is not null
      and ${'deckId' in of ? sql`entry.deck_id = ${of.deckId}::uuid` : sql`entry.user_id = ${of.userId}`}
      ${
        from === undefined
          ? sql``
          : sql`and (event.start_date, event.id) < (${from.moment}::timestamptz, ${from.id}::uuid)`
      }
    order by event.start_date desc, event.id desc limit ${limit}`.execute(db);
  return rows;
}
