/** What the cells must be: every counted event's matches, added up by the database alone. */
export const RECOUNT = `
  with played as (
    select one.archetype as x, other.archetype as y, match.result->>'outcome' as outcome
    from meta_events as counted
    join tournament_matches as match using (gameid, tournament_id)
    join tournament_registrations as a on a.gameid = match.gameid
      and a.tournament_id = match.tournament_id and a.id = match.a
    join tournament_registrations as b on b.gameid = match.gameid
      and b.tournament_id = match.tournament_id and b.id = match.b
    join tournament_lists as one on one.gameid = a.gameid
      and one.tournament_id = a.tournament_id and one.id = a.list_id
    join tournament_lists as other on other.gameid = b.gameid
      and other.tournament_id = b.tournament_id and other.id = b.list_id
  )
  select least(x collate "C", y) as a, greatest(x collate "C", y) as b,
    count(*) filter (where outcome <> 'draw'
      and (x = y or (outcome = 'a') = (x collate "C" < y)))::integer as wins,
    count(*) filter (where outcome <> 'draw'
      and x <> y and (outcome = 'a') <> (x collate "C" < y))::integer as losses,
    count(*) filter (where outcome = 'draw')::integer as draws
  from played group by 1, 2 order by 1, 2`;
