import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';

/** Prints a value for typing, copying and pasting. */
export function printValue(value: ColumnValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** Parses typed text. Catalogue rules are applied later. */
export function readValue(text: string): ColumnValue {
  return text.trim() === '' ? null : text;
}
