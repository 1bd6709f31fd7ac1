import { perGameStatement } from '../../lib/per-game-statement.ts';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { DECK_SQL, type DeckRow } from '../decks/decks/deck-rows.ts';

const findDeckOf = perGameStatement('find-deck', DECK_SQL.find);

/** Prepared: the one read of every deck page. */
export async function findDeck(
  db: Database,
  game: string,
  id: string,
): Promise<DeckRow | undefined> {
  const rows = await runStatement<DeckRow>(db, findDeckOf(game, [id]));
  return rows[0];
}
