import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';

type Entry = { readonly id: string; readonly before: Readonly<Record<string, ColumnValue>> };

/** Returns a card's values before a history entry; entries are newest first. */
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
