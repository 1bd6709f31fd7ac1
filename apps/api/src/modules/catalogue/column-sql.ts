import { CARD_COLUMNS } from '@deckframe/domain/card';

const TABLE_COLUMNS: ReadonlySet<string> = new Set(CARD_COLUMNS);
const COLUMN_NAME = /^[a-z][a-z0-9_]*$/;

/** What a card was called before: no column of its own, since it belongs to no game's config. */
const FORMER_NUMBERS = `(select string_agg(alias.cardno, '|' order by alias.cardno)
  from card_aliases as alias
  where alias.gameid = cards.gameid and alias.current_cardno = cards.cardno)`;

/** A column of the cards, with its own type; a game's own columns live inside `extra`. */
export function columnValue(column: string): string {
  if (column === 'former_numbers') return FORMER_NUMBERS;
  if (!COLUMN_NAME.test(column)) throw new RangeError(`${column} is no column name`);
  return TABLE_COLUMNS.has(column) ? `cards.${column}` : `cards.extra -> '${column}'`;
}

/** The same as text. */
export function columnText(column: string): string {
  if (!COLUMN_NAME.test(column)) throw new RangeError(`${column} is no column name`);
  return TABLE_COLUMNS.has(column) ? `cards.${column}::text` : `(cards.extra ->> '${column}')`;
}
