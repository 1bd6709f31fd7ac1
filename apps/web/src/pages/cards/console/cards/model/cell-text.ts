import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';

/** A value as it is typed, copied and pasted. */
export function printValue(value: ColumnValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** What was typed; the rules of the catalogue say what it means. */
export function readValue(text: string): ColumnValue {
  return text.trim() === '' ? null : text;
}
