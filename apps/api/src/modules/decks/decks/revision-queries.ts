import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import type { DocumentRow } from './reading-service.ts';

export type RevisionSummaryRow = {
  version: number;
  decklist_name: string;
  card_count: number;
  visibility: number;
  created_at: Date;
  restored_from: number | null;
};

export type RevisionRow = DocumentRow & { version: number; created_at: Date };

/** Returns revisions newest first, before `before`. */
export async function listRevisions(
  db: Database,
  game: string,
  deckId: string,
  before: number | undefined,
  limit: number,
): Promise<RevisionSummaryRow[]> {
  let query = db
    .selectFrom('deck_revisions')
    .select(['version', 'decklist_name', 'card_count', 'visibility', 'created_at', 'restored_from'])
    .where('gameid', '=', game)
    .where('deck_id', '=', deckId)
    .orderBy('version', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('version', '<', before);
  return query.execute();
}

export async function findRevision(
  db: Database,
  game: string,
  deckId: string,
  version: number,
): Promise<RevisionRow | undefined> {
  return db
    .selectFrom('deck_revisions')
    .select([
      'version',
      'decklist_name',
      'decklist_content',
      'considering',
      'sidedeck',
      'resourcedeck',
      'visibility',
      'favoritecard',
      'favoritecardlink',
      'archetype',
      'selecteditems',
      'energy',
      'notes',
      'customseries',
      'created_at',
    ])
    .where('gameid', '=', game)
    .where('deck_id', '=', deckId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Deletes revisions of a member marked as deleted. */
export async function eraseRevisions(db: Database, userId: UserId): Promise<void> {
  await sql`select erase_revisions(${userId})`.execute(db);
}
