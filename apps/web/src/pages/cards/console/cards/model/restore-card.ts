import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';

type Entry = { readonly id: string; readonly before: Readonly<Record<string, ColumnValue>> };

/** The cells of a card as they were before an entry of its history; entries are newest first. */
export function valuesBefore(
  entries: readonly Entry[],
  id: string,
): ReadonlyMap<string, ColumnValue> {
  const values = new Map<string, ColumnValue>();
  for (const entry of entries) {
    for (const [column, value] of Object.entries(entry.before)) values.set(column, value);
    if (entry.id === id) break;
  }
  return values;
}
