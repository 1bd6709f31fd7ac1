import type { Database } from '@deckframe/database/db';
import { type MetaEntry, OTHER, type PlayedMatch } from '@deckframe/domain/meta/tally-event';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import { sql } from 'kysely';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

/** Of Swiss rounds: who meets whom in a cut is no chance. */
export async function readMatches(
  db: Database,
  { game, id }: TournamentPlace,
  { phases }: Structure,
): Promise<PlayedMatch[]> {
  const swiss = phases.flatMap(({ kind }, phase) => (kind === 'swiss' ? [phase] : []));
  const { rows } = await sql<PlayedMatch>`select a, b, result from tournament_matches
    where gameid = ${game} and tournament_id = ${id}::uuid and phase = any(${swiss}::integer[])
      and not is_disputed order by round, table_no`.execute(db);
  return rows;
}

/** Everybody who was paired. */
export async function readEntries(
  db: Database,
  { game, id }: TournamentPlace,
): Promise<(MetaEntry & { isMember: boolean })[]> {
  const { rows } = await sql<MetaEntry & { isMember: boolean }>`
    select entry.id as player, coalesce(list.archetype_now, ${OTHER}) as archetype,
      entry.user_id is not null as "isMember", played.is_in_cut as "isInCut"
    from (
      select player, bool_or(phase > 0) as is_in_cut
      from tournament_matches cross join lateral (values (a), (b)) as side(player)
      where gameid = ${game} and tournament_id = ${id}::uuid and player is not null
      group by player
    ) as played
    join tournament_registrations as entry on entry.gameid = ${game}
      and entry.tournament_id = ${id}::uuid and entry.id = played.player
    left join tournament_lists as list on list.gameid = entry.gameid
      and list.tournament_id = entry.tournament_id and list.id = entry.list_id
    order by entry.id`.execute(db);
  return rows;
}
