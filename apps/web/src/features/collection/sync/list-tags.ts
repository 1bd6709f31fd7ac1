import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';

export function listTags(entries: ReadonlyMap<string, CollectionEntry>): string[] {
  const uses = new Map<string, number>();
  for (const { tag } of entries.values()) {
    if (tag !== '') uses.set(tag, (uses.get(tag) ?? 0) + 1);
  }
  return [...uses]
    .sort(([one, used], [other, otherUsed]) => otherUsed - used || one.localeCompare(other))
    .map(([tag]) => tag);
}
