import { decodeDeckId } from '@deckframe/domain/deck-id/deck-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { Confirmed } from './deck-writer.ts';

export type KillReport = {
  confirmed: number;
  stored: number;
  lost: string[];
  doubled: string[];
  broken: string[];
};

/** Compares what was confirmed with what is there. */
export async function checkDecks(
  db: Database,
  confirmed: readonly Confirmed[],
): Promise<KillReport> {
  const revisions = await db
    .selectFrom('deck_revisions')
    .select(['deck_id', 'version', 'notes'])
    .execute();
  const byMark = Map.groupBy(revisions, (row) => row.notes ?? '');
  const lost = confirmed.filter(({ deckId, version, mark }) => {
    const [kept] = byMark.get(mark) ?? [];
    return kept?.version !== version || kept.deck_id !== decodeDeckId(deckId);
  });
  const doubled = [...byMark].filter(([, rows]) => rows.length > 1).map(([mark]) => mark);
  return {
    confirmed: confirmed.length,
    stored: revisions.length,
    lost: lost.map(({ deckId, version }) => `${deckId} version ${version}`),
    doubled,
    broken: await listBrokenChains(db),
  };
}

/** Decks whose revisions have a gap, or that differ from their last one or from what is searched. */
async function listBrokenChains(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select deck.id::text as id from decklists as deck
    left join deck_revisions as newest on newest.gameid = deck.gameid
      and newest.deck_id = deck.id and newest.version = deck.version
    where newest.version is null
      or newest.decklist_content <> deck.decklist_content
      or newest.notes is distinct from deck.notes
      or (select count(*) from deck_revisions as saved
          where saved.gameid = deck.gameid and saved.deck_id = deck.id) <> deck.version
      or (select coalesce(sum(quantity), 0) from deck_cards as held
          where held.gameid = deck.gameid and held.deck_id = deck.id)
        <> split_part(deck.decklist_content, ' ', 1)::integer
      or not exists (select from deck_search as searched
          where searched.gameid = deck.gameid and searched.deck_id = deck.id)`.execute(db);
  return rows.map((row) => row.id);
}
