import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type DeckKey = { gameid: string; id: string };

/** Null takes the deck out of the public lists' search. */
export async function replaceDeckTerms(
  db: Database,
  key: DeckKey,
  terms: number[] | null,
): Promise<void> {
  if (terms === null) {
    await db
      .deleteFrom('deck_search')
      .where('gameid', '=', key.gameid)
      .where('deck_id', '=', key.id)
      .execute();
    return;
  }
  // A note or another picture changes nothing that is searched.
  await sql`insert into deck_search as search (gameid, deck_id, terms)
    values (${key.gameid}, ${key.id}::uuid, ${terms}::integer[])
    on conflict (gameid, deck_id) do update set terms = excluded.terms
    where search.terms is distinct from excluded.terms`.execute(db);
}
