import { clampCount, isTagTooLong, type CollectionEntry } from './entry.ts';
import type { EntryChange } from './entry-change.ts';

export type EntryMark = 'trading' | 'wanted' | 'ignored';

/** Returns undefined if the count is unchanged or not a number. */
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

/** Ignores a tag that is too long and keeps the old one. */
export function changeTag(
  cardno: string,
  entry: CollectionEntry,
  tag: string,
): EntryChange | undefined {
  const trimmed = tag.trim();
  if (isTagTooLong(trimmed) || trimmed === entry.tag) return undefined;
  return { cardno, tag: trimmed };
}

/** Returns the changes that restore the earlier entry, in a safe order. */
export function listChangesTo(
  cardno: string,
  entry: CollectionEntry,
  wanted: CollectionEntry,
): EntryChange[] {
  const changes: EntryChange[] = [];
  if (entry.trading && !wanted.trading) changes.push({ cardno, trading: false });
  if (entry.count !== wanted.count) changes.push({ cardno, from: entry.count, to: wanted.count });
  if (wanted.trading) changes.push({ cardno, trading: true });
  const { wanted: isWanted, ignored, tag } = wanted;
  if (entry.wanted !== isWanted || entry.ignored !== ignored || entry.tag !== tag) {
    changes.push({ cardno, wanted: isWanted, ignored, tag });
  }
  return changes;
}
