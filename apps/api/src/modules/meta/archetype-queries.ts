import type { Database } from '@deckframe/database/db';
import { OTHER } from '@deckframe/domain/meta/tally-event';
import { sql } from 'kysely';
import type { SampleRow } from '../tournament-entries/service.ts';

export type PlayedRow = SampleRow & {
  time_zone: string;
  wins: number;
  losses: number;
  draws: number;
  /** Those of them against the same archetype: one side always wins, so no share counts them. */
  mirror_wins: number;
  mirror_losses: number;
};

/** More lists than this say nothing new; the newest are read. */
const LISTS_MAX = 1000;

/** Every list of an archetype in the counted events of a window, with what it did in their Swiss rounds. */
export async function listPlayed(
  db: Database,
  { game, window }: { game: string; window: string },
  archetype: string,
): Promise<PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    select list.id, entry.id as player_id, entry.user_id, entry.shown_name, entry.placement,
      list.deck_name, list.archetype_now as archetype, list.hash, list.ruleset, list.zones, list.created_at,
      false as is_in_cut, event.id as tournament_id, event.name, event.start_date, event.time_zone,
      event.source = 'demo' as is_demo, false as is_imported, players.count as player_count, played.*
    from meta_events as counted
    join tournaments as event on event.gameid = counted.gameid and event.id = counted.tournament_id
    join tournament_registrations as entry on entry.gameid = event.gameid
      and entry.tournament_id = event.id
    join tournament_lists as list on list.gameid = entry.gameid
      and list.tournament_id = entry.tournament_id and list.id = entry.list_id
      and coalesce(list.archetype_now, ${OTHER}) = ${archetype}
    cross join lateral (select count(*)::integer from tournament_registrations as player
      where player.gameid = event.gameid and player.tournament_id = event.id
        and player.status <> 'waiting') as players
    cross join lateral (
      select count(*) filter (where is_won)::integer as wins,
        count(*) filter (where is_lost)::integer as losses,
        count(*) filter (where outcome = 'draw')::integer as draws,
        count(*) filter (where is_won and is_mirror)::integer as mirror_wins,
        count(*) filter (where is_lost and is_mirror)::integer as mirror_losses
      from tournament_matches as match
      cross join lateral (select match.result->>'outcome' as outcome,
        case when match.a = entry.id then 'a' else 'b' end as side) as seat
      cross join lateral (select outcome = side as is_won,
        outcome in ('a', 'b') and outcome <> side as is_lost) as result
      cross join lateral (
        select coalesce(theirs.archetype_now, ${OTHER}) = ${archetype} as is_mirror
        from tournament_registrations as other
        left join tournament_lists as theirs on theirs.gameid = other.gameid
          and theirs.tournament_id = other.tournament_id and theirs.id = other.list_id
        where other.gameid = match.gameid and other.tournament_id = match.tournament_id
          and other.id = case when side = 'a' then match.b else match.a end
      ) as opponent
      where match.gameid = event.gameid and match.tournament_id = event.id
        and entry.id in (match.a, match.b) and match.b is not null and not match.is_disputed
        and event.structure->'phases'->match.phase->>'kind' = 'swiss'
        and match.result->>'end' in ('play', 'time')
    ) as played
    where counted.gameid = ${game} and counted.window_id = ${window}
    order by event.start_date desc, event.id, entry.placement limit ${LISTS_MAX}`.execute(db);
  return rows;
}
