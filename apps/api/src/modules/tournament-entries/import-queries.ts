import type { DeckTexts } from '@deckframe/domain/decks/deck/canonical-text';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

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

/** By name alone: what somebody tells of others is on nobody's profile. A list has its player's id. */
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
