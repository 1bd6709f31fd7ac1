import { clampCount, type CollectionEntry } from './entries/entry.ts';

/** Two entries that turn out to be of one card: copies are added, marks of either stay. */
export function mergeEntries(one: CollectionEntry, other: CollectionEntry): CollectionEntry {
  return {
    count: clampCount(one.count + other.count),
    trading: one.trading || other.trading,
    wanted: one.wanted || other.wanted,
    ignored: one.ignored || other.ignored,
    tag: other.tag === '' ? one.tag : other.tag,
  };
}
