import { perGameStatement } from '../../lib/per-game-statement.ts';
import type { Queryable } from '../../lib/queryable.ts';
import { DECK_SQL, type DeckRow } from './deck-rows.ts';

const findDeckOf = perGameStatement('find-deck', DECK_SQL.find);

/** Prepared: the one read of every deck page. */
export async function findDeck(
  db: Queryable,
  game: string,
  id: string,
): Promise<DeckRow | undefined> {
  const { rows } = await db.query<DeckRow>(findDeckOf(game, [id]));
  return rows[0];
}
