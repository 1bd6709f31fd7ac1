import type { LegalityAnswer } from '@deckframe/contract/tournaments/tournament-entries';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { DeckTexts } from '@deckframe/domain/decks/deck/deck';
import type { EntryState } from '@deckframe/domain/tournaments/states';
import { sql } from 'kysely';
import type { TournamentPlace } from '../desk/reading-service.ts';
import type { DeckRow } from '../../decks/decks/reading-service.ts';

/** A deck as it would be frozen, with its result under the rules of the event's day. */
export type JudgedList = {
  deck: DeckRow;
  legality: LegalityAnswer;
  zones: DeckTexts;
  energy: readonly string[];
};

/** Inserts a guest whom the desk added, with the desk's id. */
export async function insertDeskGuest(
  db: Database,
  { game, id }: TournamentPlace,
  player: string,
  name: string,
): Promise<void> {
  await sql`insert into tournament_registrations (gameid, tournament_id, id, shown_name, status)
    values (${game}, ${id}::uuid, ${player}::uuid, ${name}, 'registered')
    on conflict do nothing`.execute(db);
}

/** Sets the placements of all players. Players without one lose an earlier placement. */
export async function setPlacements(
  db: Database,
  { game, id }: TournamentPlace,
  places: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = Array.from(places, ([player, placement]) => ({ player, placement }));
  await sql`update tournament_registrations as entry set version = entry.version + 1,
      placement = (select row.placement
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(player uuid, placement integer)
        where row.player = entry.id)
    where entry.gameid = ${game} and entry.tournament_id = ${id}::uuid`.execute(db);
}

export type ListRow = {
  id: string;
  player_id: string;
  user_id: UserId | null;
  shown_name: string;
  placement: number | null;
  deck_name: string;
  archetype: string | null;
  hash: string;
  ruleset: string;
  /** Lists from before energies were frozen have none. */
  zones: Omit<DeckTexts, 'considering'> & { energy?: readonly string[] };
  created_at: Date;
  is_in_cut: boolean;
};

/** A permanent copy. Later changes of the deck do not affect it. */
export async function insertList(
  db: Database,
  { game, id }: TournamentPlace,
  { deck, legality, zones, energy }: JudgedList,
): Promise<string> {
  const { decklist_content, sidedeck, resourcedeck } = zones;
  const frozen = JSON.stringify({ decklist_content, sidedeck, resourcedeck, energy });
  const { rows } = await sql<{ id: string }>`
    insert into tournament_lists (gameid, tournament_id, id, zones, hash, deck_name, ruleset,
      is_legal, legality, archetype)
    values (${game}, ${id}::uuid, gen_random_uuid(), ${frozen}::jsonb, ${legality.hash},
      ${deck.decklist_name}, ${legality.ruleSet}, ${legality.isLegal},
      ${JSON.stringify(legality.reasons)}::jsonb,
      left(nullif(split_part(coalesce(${deck.archetype}, ''), ',', 1), ''), 80))
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

const SELECT_LIST = sql.raw(`select list.id, entry.id as player_id, entry.user_id, entry.shown_name,
  entry.placement, list.deck_name, list.archetype_now as archetype, list.hash, list.ruleset, list.zones,
  list.created_at, exists (select from tournament_matches as match
    where match.gameid = entry.gameid and match.tournament_id = entry.tournament_id
      and match.phase > 0 and entry.id in (match.a, match.b)) as is_in_cut
  from tournament_registrations as entry
  join tournament_lists as list on list.gameid = entry.gameid
    and list.tournament_id = entry.tournament_id and list.id = entry.list_id`);

/** Returns a player's current list. Nobody can read replaced lists. */
export async function findList(
  db: Database,
  { game, id }: TournamentPlace,
  listId: string,
): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`${SELECT_LIST}
    where entry.gameid = ${game} and entry.tournament_id = ${id}::uuid
      and list.id = ${listId}::uuid`.execute(db);
  return rows[0];
}

/** Lists with a placement come first. */
export async function listLists(
  db: Database,
  { game, id }: TournamentPlace,
  limit: number,
): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`${SELECT_LIST}
    where entry.gameid = ${game} and entry.tournament_id = ${id}::uuid
      and entry.status in ('registered', 'checked_in', 'dropped', 'disqualified')
    order by entry.placement nulls last, lower(entry.shown_name), entry.id
    limit ${limit}`.execute(db);
  return rows;
}

export type ImportedEntry = {
  id: string;
  name: string;
  place: number;
  deckName: string;
  archetype: string;
  list: {
    zones: DeckTexts;
    hash: string;
    ruleSet: string;
    isLegal: boolean;
    reasons: readonly object[];
  } | null;
};

/**
 * Inserts players by name only. An import must not appear on other members' profiles. A list has
 * its player's id.
 */
export async function insertImportedPlayers(
  db: Database,
  { game, id }: TournamentPlace,
  players: readonly ImportedEntry[],
): Promise<void> {
  const rows = players.map(({ list, ...player }) => {
    if (list === null) return { ...player, zones: null };
    const { considering: _, ...zones } = list.zones;
    return { ...player, ...list, zones: { ...zones, energy: [] } };
  });
  const sent = JSON.stringify(rows);
  await sql`insert into tournament_lists (gameid, tournament_id, id, zones, hash, deck_name, ruleset,
      is_legal, legality, archetype)
    select ${game}, ${id}::uuid, row.id, row.zones, row.hash, row."deckName", row."ruleSet",
      row."isLegal", row.reasons, nullif(row.archetype, '')
    from jsonb_to_recordset(${sent}::jsonb) as row(id uuid, zones jsonb, hash text, "deckName" text,
      "ruleSet" text, "isLegal" boolean, reasons jsonb, archetype text)
    where row.zones is not null`.execute(db);
  await sql`insert into tournament_registrations (gameid, tournament_id, id, shown_name, status,
      placement, list_id)
    select ${game}, ${id}::uuid, row.id, row.name, 'checked_in', row.place,
      case when row.zones is not null then row.id end
    from jsonb_to_recordset(${sent}::jsonb)
      as row(id uuid, name text, place integer, zones jsonb)`.execute(db);
}

export type EntryRow = {
  id: string;
  user_id: UserId | null;
  shown_name: string;
  status: EntryState;
  placement: number | null;
  list_id: string | null;
  /** Of the current list. Included only if the list may be read. */
  archetype: string | null;
  is_in_cut: boolean;
};

/** Players with a match in a later phase made the cut. */
const IN_CUT = `exists (select from tournament_matches as match
  where match.gameid = entry.gameid and match.tournament_id = entry.tournament_id
    and match.phase > 0 and entry.id in (match.a, match.b))`;

const SELECT = sql.raw(`select entry.id, entry.user_id, entry.shown_name, entry.status,
  entry.placement, entry.list_id, list.archetype_now as archetype, ${IN_CUT} as is_in_cut
  from tournament_registrations as entry
  left join tournament_lists as list on list.gameid = entry.gameid
    and list.tournament_id = entry.tournament_id and list.id = entry.list_id`);

export type RosterMoment = { name: string; id: string };

/** Sorted by name, optionally filtered by a part of the name. */
export async function listEntries(
  db: Database,
  { game, id }: TournamentPlace,
  asked: { text: string | undefined; from: RosterMoment | undefined },
  limit: number,
): Promise<EntryRow[]> {
  const { text = '', from } = asked;
  const { rows } = await sql<EntryRow>`${SELECT}
    where entry.gameid = ${game} and entry.tournament_id = ${id}::uuid
      and position(lower(${text.trim()}) in lower(entry.shown_name)) > 0
      ${from === undefined ? sql`` : sql`and (lower(entry.shown_name), entry.id) > (${from.name}, ${from.id}::uuid)`}
    order by lower(entry.shown_name), entry.id limit ${limit}`.execute(db);
  return rows;
}

export async function findEntryOf(
  db: Database,
  { game, id }: TournamentPlace,
  userId: UserId,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`${SELECT}
    where entry.gameid = ${game} and entry.tournament_id = ${id}::uuid
      and entry.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Returns the position on the waiting list. */
export async function countWaiting(
  db: Database,
  { game, id }: TournamentPlace,
  entryId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from tournament_registrations as entry, tournament_registrations as own
    where own.gameid = ${game} and own.tournament_id = ${id}::uuid and own.id = ${entryId}::uuid
      and entry.gameid = ${game} and entry.tournament_id = ${id}::uuid
      and entry.status = 'waiting' and (entry.created_at, entry.id) <= (own.created_at, own.id)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Members who have a place or are on the waiting list. */
export async function listPlayerIds(
  db: Database,
  { game, id }: TournamentPlace,
): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: UserId }>`select user_id from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid and user_id is not null
      and status in ('waiting', 'registered', 'checked_in')`.execute(db);
  return rows.map((row) => row.user_id);
}

/** True if there are registrations. Players who left before the start do not count. */
export async function hasEntries(db: Database, { game, id }: TournamentPlace): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from tournament_registrations
    where gameid = ${game} and tournament_id = ${id}::uuid) as found`.execute(db);
  return rows[0]?.found ?? false;
}
