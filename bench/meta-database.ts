import type { Client } from 'pg';
import { makeDatabase } from './seeded-database.ts';

type Note = (line: string) => void;

export const META_DATABASE = 'deckframe_bench_meta';
const WINDOWS = 4;
const DECKS = 40;
const PLAYERS = 256;
const ROUNDS = 8;
const PER_EVENT = (PLAYERS / 2) * ROUNDS;

const idOf = (kind: number, number: string): string =>
  `('0199000${kind}-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

const STRUCTURE = `'{"phases": [{"kind": "swiss"}]}'`;

/** Event 0 is not counted yet; the bench publishes it. */
const ROWS = [
  `insert into users (id, name, username, username_key, email)
   select n, 'P' || n, 'P' || n, 'p' || n, 'p' || n || '@members.test'
   from generate_series(2, ${PLAYERS + 1}) as n`,
  `insert into tournaments (gameid, id, name, format, mode, time_zone, start_date,
     registration_deadline, max_players, status, structure, list_policy, trust)
   select 'gundam', ${idOf(1, 'e')}, 'Harbour open', 'standard', 'venue', 'UTC',
     timestamptz '2026-11-01', timestamptz '2026-11-01', ${PLAYERS}, 'finished', ${STRUCTURE}, 'open',
     'verified'
   from generate_series(0, $1::integer) as e`,
  `insert into tournament_lists (gameid, tournament_id, id, zones, hash, deck_name, ruleset,
     is_legal, legality, archetype)
   select 'gundam', ${idOf(1, 'e')}, ${idOf(2, `e * ${PLAYERS} + p`)}, '{}', repeat('a', 64),
     'A deck', '', true, '[]', 'Deck ' || lpad(((p * 7 + e) % ${DECKS})::text, 2, '0')
   from generate_series(0, $1::integer) as e cross join generate_series(0, ${PLAYERS - 1}) as p`,
  `insert into tournament_registrations (gameid, tournament_id, id, user_id, shown_name, list_id,
     status)
   select 'gundam', ${idOf(1, 'e')}, ${idOf(3, `e * ${PLAYERS} + p`)}, p + 2, 'P' || p,
     ${idOf(2, `e * ${PLAYERS} + p`)}, 'checked_in'
   from generate_series(0, $1::integer) as e cross join generate_series(0, ${PLAYERS - 1}) as p`,
  `insert into tournament_matches (gameid, tournament_id, round, table_no, phase, a, b, result)
   select 'gundam', ${idOf(1, 'e')}, r, t + 1, 0, ${idOf(3, `e * ${PLAYERS} + t`)},
     ${idOf(3, `e * ${PLAYERS} + ${PLAYERS / 2} + (t + r * 11) % ${PLAYERS / 2}`)},
     case when (t * 31 + r * 17 + e * 13) % 100 < 53
       then '{"outcome": "a", "games": [1, 0, 0], "end": "play"}'::jsonb
       else '{"outcome": "b", "games": [0, 1, 0], "end": "play"}'::jsonb end
   from generate_series(0, $1::integer) as e cross join generate_series(1, ${ROUNDS}) as r
   cross join generate_series(0, ${PLAYERS / 2 - 1}) as t`,
  `insert into meta_windows (gameid, id, from_day)
   select 'gundam', 'w' || w, date '2026-01-01' + w from generate_series(0, ${WINDOWS - 1}) as w`,
  `insert into meta_events (gameid, tournament_id, window_id, size_class, tally)
   select 'gundam', ${idOf(1, 'e')}, 'w' || e % ${WINDOWS}, 4, '{}'
   from generate_series(1, $1::integer) as e`,
];

export const NEW_EVENT = '01990001-0000-7000-8000-000000000000';

/** Creates this many matches over all windows, and one event that is not counted yet. */
export async function makeMeta(adminUrl: string, matches: number, note: Note): Promise<void> {
  const events = Math.ceil(matches / PER_EVENT);
  const fill = async (owner: Client): Promise<void> => {
    for (const text of ROWS) await owner.query(text, text.includes('$1') ? [events] : []);
    await owner.query('vacuum analyze');
    await owner.query(`insert into meta_cells (gameid, window_id, size_class, a, b, wins, losses, draws)
      select 'gundam', window_id, 4, a, b, wins, losses, 0 from (${LIVE}) as live`);
    await owner.query('vacuum analyze meta_cells');
  };
  await makeDatabase(adminUrl, META_DATABASE, fill, note);
}

/** For comparison: all figures computed from the matches, which the product never does. */
export const LIVE = `
  select counted.window_id, least(one.archetype, other.archetype) as a,
    greatest(one.archetype, other.archetype) as b,
    count(*) filter (where (match.result->>'outcome' = 'a')
      = (one.archetype <= other.archetype))::integer as wins,
    count(*) filter (where (match.result->>'outcome' = 'a')
      <> (one.archetype <= other.archetype))::integer as losses
  from meta_events as counted
  join tournament_matches as match using (gameid, tournament_id)
  join tournament_registrations as x on x.gameid = match.gameid
    and x.tournament_id = match.tournament_id and x.id = match.a
  join tournament_registrations as y on y.gameid = match.gameid
    and y.tournament_id = match.tournament_id and y.id = match.b
  join tournament_lists as one on one.gameid = x.gameid
    and one.tournament_id = x.tournament_id and one.id = x.list_id
  join tournament_lists as other on other.gameid = y.gameid
    and other.tournament_id = y.tournament_id and other.id = y.list_id
  group by 1, 2, 3`;
export const LIVE_WINDOW = LIVE.replace('group by', `where counted.window_id = 'w1' group by`);
