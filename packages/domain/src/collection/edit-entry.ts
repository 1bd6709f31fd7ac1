import { clampCount, isTagTooLong, type CollectionEntry } from './entry.ts';
import type { EntryChange } from './entry-change.ts';

export type EntryMark = 'trading' | 'wanted' | 'ignored';

/** Undefined where nothing changes: the same count, or no number at all. */
export function changeCount(
  cardno: string,
  entry: CollectionEntry,
  count: number,
): EntryChange | undefined {
  const to = clampCount(count);
  if (Number.isNaN(to) || to === entry.count) return undefined;
  return { cardno, from: entry.count, to };
}

export function toggleMark(cardno: string, entry: CollectionEntry, mark: EntryMark): EntryChange {
  return { cardno, [mark]: !entry[mark] };
}

/** A tag that is too long is ignored whole: the old one stays. */
export function changeTag(
  cardno: string,
  entry: CollectionEntry,
  tag: string,
): EntryChange | undefined {
  const trimmed = tag.trim();
  if (isTagTooLong(trimmed) || trimmed === entry.tag) return undefined;
  return { cardno, tag: trimmed };
}
