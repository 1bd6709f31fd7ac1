import type { Database } from '@deckframe/database/db';
import { seriesOfCustomCard } from '@deckframe/domain/custom/custom-id';
import type { CatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import { listPublicCards } from './queries.ts';

/** Fan-made cards that everyone may see, in the form in which a deck knows its cards. */
export async function findDeckCards(
  db: Database,
  game: string,
  numbers: readonly string[],
): Promise<CatalogueRow[]> {
  const asked = numbers.filter((number) => seriesOfCustomCard(number) !== undefined);
  if (asked.length === 0) return [];
  const rows = await listPublicCards(db, game, [...new Set(asked.map((one) => one.toLowerCase()))]);
  return rows.map(({ id, fields }) => ({ ...fields, cardno: id, originalid: id, isCustom: true }));
}
