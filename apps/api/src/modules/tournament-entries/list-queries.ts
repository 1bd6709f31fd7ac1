import type { Database } from '@deckframe/database/db';
import type { DeckTexts } from '@deckframe/domain/decks/deck/canonical-text';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';
import type { JudgedList } from '../tournaments/entries/judge-list.ts';

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
  /** Lists of before energies were frozen have none. */
  zones: Omit<DeckTexts, 'considering'> & { energy?: readonly string[] };
  created_at: Date;
  is_in_cut: boolean;
};

/** A copy for good: what becomes of the deck does not touch it. */
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

const SELECT = sql.raw(`select list.id, entry.id as player_id, entry.user_id, entry.shown_name,
  entry.placement, list.deck_name, list.archetype_now as archetype, list.hash, list.ruleset, list.zones,
  list.created_at, exists (select from tournament_matches as match
    where match.gameid = entry.gameid and match.tournament_id = entry.tournament_id
      and match.phase > 0 and entry.id in (match.a, match.b)) as is_in_cut
  from tournament_registrations as entry
  join tournament_lists as list on list.gameid = entry.gameid
    and list.tournament_id = entry.tournament_id and list.id = entry.list_id`);

/** The list that somebody plays; those that it took the place of are nobody's to read. */
export async function findList(
  db: Database,
  { game, id }: TournamentPlace,
  listId: string,
): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`${SELECT}
    where entry.gameid = ${game} and entry.tournament_id = ${id}::uuid
      and list.id = ${listId}::uuid`.execute(db);
  return rows[0];
}

/** Those with a placement first. */
export async function listLists(
  db: Database,
  { game, id }: TournamentPlace,
  limit: number,
): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`${SELECT}
    where entry.gameid = ${game} and entry.tournament_id = ${id}::uuid
      and entry.status in ('registered', 'checked_in', 'dropped', 'disqualified')
    order by entry.placement nulls last, lower(entry.shown_name), entry.id
    limit ${limit}`.execute(db);
  return rows;
}
