import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { SizeClass } from '@deckframe/domain/meta/add-sizes';
import type { MetaWindow } from '@deckframe/domain/meta/meta-window';
import {
  OTHER,
  type MetaEntry,
  type PlayedMatch,
  type MetaTally,
} from '@deckframe/domain/meta/tally-event';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import { sql } from 'kysely';
import type { TournamentPlace } from '../../tournaments/desk/reading-service.ts';

export async function findDocument(
  db: Database,
  game: string,
  window: string,
): Promise<Buffer | undefined> {
  const rows = await runStatement<{ body: Buffer }>(db, {
    name: 'meta-document',
    text: `select document.body from meta_documents as document
      join meta_windows as counted on counted.gameid = document.gameid
        and counted.id = document.window_id and counted.version = document.version
      where document.gameid = $1 and document.window_id = $2`,
    values: [game, window],
  });
  return rows[0]?.body;
}

/** Windows whose document is outdated. */
export async function listUnpacked(
  db: Database,
  game: string,
): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`select id, counted.version
    from meta_windows as counted
    left join meta_documents as document on document.gameid = counted.gameid
      and document.window_id = counted.id
    where counted.gameid = ${game} and document.version is distinct from counted.version
    order by id`.execute(db);
  return rows;
}

export async function saveDocument(
  db: Database,
  { game, window, version }: { game: string; window: string; version: number },
  body: Buffer,
): Promise<void> {
  await sql`insert into meta_documents as stored (gameid, window_id, version, body)
    values (${game}, ${window}, ${version}, ${body})
    on conflict (gameid, window_id) do update
      set version = excluded.version, body = excluded.body
      where stored.version < excluded.version`.execute(db);
}

/** Invalidates the document and queues packing, in the transaction of the change. */
async function raiseVersion(db: Database, game: string, window: string): Promise<void> {
  await sql`update meta_windows set version = version + 1
    where gameid = ${game} and id = ${window}`.execute(db);
  await sql`select pack_meta_later(${game})`.execute(db);
}

/** Returns the matches of Swiss rounds. */
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

/** Returns all players with a pairing. */
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

export type CellDifference = { size_class: number; a: string; b: string };

/** Returns cells that differ from a recount by separate SQL. */
export async function listWrongCells(
  db: Database,
  game: string,
  window: string,
): Promise<CellDifference[]> {
  const { rows } = await sql<CellDifference>`with played as (
      select counted.size_class, coalesce(one.archetype_now, ${OTHER}) as x,
        coalesce(other.archetype_now, ${OTHER}) as y, match.result->>'outcome' as outcome
      from meta_events as counted
      join tournaments as event on event.gameid = counted.gameid
        and event.id = counted.tournament_id
      join tournament_matches as match on match.gameid = event.gameid
        and match.tournament_id = event.id and not match.is_disputed
        and event.structure->'phases'->match.phase->>'kind' = 'swiss'
        and match.result->>'end' in ('play', 'time')
        and match.result->>'outcome' in ('a', 'b', 'draw')
      ${listOf('a', 'one')} ${listOf('b', 'other')}
      where counted.gameid = ${game} and counted.window_id = ${window}
    ), recount as (
      select size_class, least(x collate "C", y) as a, greatest(x collate "C", y) as b,
        count(*) filter (where outcome <> 'draw'
          and (x = y or (outcome = 'a') = (x collate "C" < y)))::integer as wins,
        count(*) filter (where outcome <> 'draw'
          and x <> y and (outcome = 'a') <> (x collate "C" < y))::integer as losses,
        count(*) filter (where outcome = 'draw')::integer as draws
      from played group by 1, 2, 3
    ), cells as (
      select size_class, a, b, wins, losses, draws from meta_cells
      where gameid = ${game} and window_id = ${window} and wins + losses + draws > 0
    )
    select distinct size_class, a, b from (
      (select * from recount except select * from cells) union all
      (select * from cells except select * from recount)
    ) as difference order by 1, 2, 3`.execute(db);
  return rows;
}

const listOf = (seat: 'a' | 'b', name: string) =>
  sql.raw(`
  join tournament_registrations as seat_${seat} on seat_${seat}.gameid = match.gameid
    and seat_${seat}.tournament_id = match.tournament_id and seat_${seat}.id = match.${seat}
  left join tournament_lists as ${name} on ${name}.gameid = match.gameid
    and ${name}.tournament_id = match.tournament_id and ${name}.id = seat_${seat}.list_id`);

/** Returns archetypes whose list count differs from the entries. */
export async function listWrongShares(
  db: Database,
  game: string,
  window: string,
): Promise<{ size_class: number; archetype: string }[]> {
  const { rows } = await sql<{ size_class: number; archetype: string }>`with entered as (
      select distinct counted.size_class, match.tournament_id, seat.player
      from meta_events as counted
      join tournament_matches as match on match.gameid = counted.gameid
        and match.tournament_id = counted.tournament_id
      cross join lateral (values (match.a), (match.b)) as seat(player)
      where counted.gameid = ${game} and counted.window_id = ${window} and seat.player is not null
    ), recount as (
      select entered.size_class, coalesce(list.archetype_now, ${OTHER}) as archetype,
        count(*)::integer as entries
      from entered
      join tournament_registrations as entry on entry.gameid = ${game}
        and entry.tournament_id = entered.tournament_id and entry.id = entered.player
      left join tournament_lists as list on list.gameid = entry.gameid
        and list.tournament_id = entry.tournament_id and list.id = entry.list_id
      group by 1, 2
    ), shares as (
      select size_class, archetype, entries from meta_shares
      where gameid = ${game} and window_id = ${window} and entries > 0
    )
    select distinct size_class, archetype from (
      (select * from recount except select * from shares) union all
      (select * from shares except select * from recount)
    ) as difference order by 1, 2`.execute(db);
  return rows;
}

/** Counts an organizer's earlier public events with enough members. */
export async function countEarlier(
  db: Database,
  { game, id }: TournamentPlace,
  organiser: UserId,
  membersLeast: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from tournaments as held
    join tournaments as this on this.gameid = ${game} and this.id = ${id}::uuid
    where held.organizer_id = ${organiser} and held.start_date < this.start_date
      and held.status = 'finished' and held.source = 'own' and held.moderated_at is null
      and held.trust <> 'unlisted' and ${membersLeast} <= (
        select count(*) from tournament_registrations as entry
        where entry.gameid = held.gameid and entry.tournament_id = held.id
          and entry.user_id is not null and entry.status <> 'waiting')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts an organizer's unverified events in a window. */
export async function countUnverified(
  db: Database,
  game: string,
  windowId: string,
  organiser: UserId,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from tournaments as held
    join meta_events as counted on counted.gameid = held.gameid
      and counted.tournament_id = held.id and counted.window_id = ${windowId}
    where held.gameid = ${game} and held.organizer_id = ${organiser}
      and held.trust <> 'verified'`.execute(db);
  return rows[0]?.count ?? 0;
}

type Counted = { windowId: string; sizeClass: SizeClass; tally: MetaTally };

/** Removes and returns an event's contribution; the caller subtracts it. */
export async function takeEvent(
  db: Database,
  { game, id }: TournamentPlace,
): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`delete from meta_events
    where gameid = ${game} and tournament_id = ${id}::uuid
    returning window_id as "windowId", size_class as "sizeClass", tally`.execute(db);
  return rows[0];
}

export async function saveEvent(
  db: Database,
  { game, id }: TournamentPlace,
  {
    window,
    sizeClass,
    tally,
  }: Omit<Counted, 'windowId'> & { window: MetaWindow & { isDemo: boolean } },
): Promise<void> {
  await sql`insert into meta_windows (gameid, id, set_name, rule_set_name, from_day, is_demo)
    values (${game}, ${window.id}, ${window.set}, ${window.ruleSet}, ${window.from || null}::date,
      ${window.isDemo})
    on conflict do nothing`.execute(db);
  await sql`insert into meta_events (gameid, tournament_id, window_id, size_class, tally)
    values (${game}, ${id}::uuid, ${window.id}, ${sizeClass}, ${JSON.stringify(tally)}::jsonb)`.execute(
    db,
  );
}

export async function addTally(
  db: Database,
  game: string,
  { windowId, sizeClass, tally }: Counted,
  sign: -1 | 1,
): Promise<void> {
  await sql`insert into meta_cells as cell (gameid, window_id, size_class, a, b, wins, losses, draws)
    select ${game}, ${windowId}, ${sizeClass}, a, b, 0, 0, 0
    from jsonb_to_recordset(${JSON.stringify(tally.cells)}::jsonb) as row(a text, b text)
    order by a, b on conflict do nothing`.execute(db);
  await sql`update meta_cells as cell set wins = cell.wins + ${sign} * row.wins,
      losses = cell.losses + ${sign} * row.losses, draws = cell.draws + ${sign} * row.draws
    from jsonb_to_recordset(${JSON.stringify(tally.cells)}::jsonb)
      as row(a text, b text, wins integer, losses integer, draws integer)
    where cell.gameid = ${game} and cell.window_id = ${windowId}
      and cell.size_class = ${sizeClass} and cell.a = row.a and cell.b = row.b`.execute(db);
  await sql`insert into meta_shares as share (gameid, window_id, size_class, archetype, entries, in_cut)
    select ${game}, ${windowId}, ${sizeClass}, archetype, 0, 0
    from jsonb_to_recordset(${JSON.stringify(tally.shares)}::jsonb) as row(archetype text)
    order by archetype on conflict do nothing`.execute(db);
  await sql`update meta_shares as share set entries = share.entries + ${sign} * row.entries,
      in_cut = share.in_cut + ${sign} * row."inCut"
    from jsonb_to_recordset(${JSON.stringify(tally.shares)}::jsonb)
      as row(archetype text, entries integer, "inCut" integer)
    where share.gameid = ${game} and share.window_id = ${windowId}
      and share.size_class = ${sizeClass} and share.archetype = row.archetype`.execute(db);
  await raiseVersion(db, game, windowId);
}

const IN_DEMO = sql`using meta_windows as demo
  where demo.is_demo and row.gameid = demo.gameid and row.window_id = demo.id`;

/** Deletes windows of made-up events. */
export async function removeDemoMeta(db: Database): Promise<void> {
  await sql`delete from meta_events as row ${IN_DEMO}`.execute(db);
  await sql`delete from meta_cells as row ${IN_DEMO}`.execute(db);
  await sql`delete from meta_shares as row ${IN_DEMO}`.execute(db);
  await sql`delete from meta_documents as row ${IN_DEMO}`.execute(db);
  await sql`delete from meta_windows where is_demo`.execute(db);
}

/** Returns ended events sorted by id. */
export async function listEnded(
  db: Database,
  game: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from tournaments
    where gameid = ${game} and status = 'finished'
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listWindowKeys(db: Database): Promise<{ gameid: string; id: string }[]> {
  const { rows } = await sql<{ gameid: string; id: string }>`select gameid, id from meta_windows
    order by gameid, id`.execute(db);
  return rows;
}
