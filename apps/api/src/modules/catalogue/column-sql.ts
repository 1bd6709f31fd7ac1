import { CARD_COLUMNS } from '@deckframe/domain/card';

const TABLE_COLUMNS: ReadonlySet<string> = new Set(CARD_COLUMNS);
const COLUMN_NAME = /^[a-z][a-z0-9_]*$/;

/** A column of the cards, with its own type; a game's own columns live inside `extra`. */
export function columnValue(column: string): string {
  if (!COLUMN_NAME.test(column)) throw new RangeError(`${column} is no column name`);
  return TABLE_COLUMNS.has(column) ? `cards.${column}` : `cards.extra -> '${column}'`;
}

/** The same as text. */
export function columnText(column: string): string {
  if (!COLUMN_NAME.test(column)) throw new RangeError(`${column} is no column name`);
  return TABLE_COLUMNS.has(column) ? `cards.${column}::text` : `(cards.extra ->> '${column}')`;
}
