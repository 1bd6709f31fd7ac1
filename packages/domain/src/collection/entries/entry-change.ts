import { clampCount, EMPTY_ENTRY, isTagTooLong, type CollectionEntry } from './entry.ts';

/**
 * One change to one card, as it is kept on a device and sent. A count travels as what it was and what
 * it became, and only the difference is added: two devices that both add a copy end with both. Marks
 * and the tag are set as they come, each by itself: the last writer of a field wins.
 */
export type EntryChange = {
  readonly cardno: string;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly trading?: boolean | undefined;
  readonly wanted?: boolean | undefined;
  readonly ignored?: boolean | undefined;
  readonly tag?: string | undefined;
};

/**
 * The one rule of how a collection changes: on screen, in the outbox and in the database. What a
 * trading mark at 0 adds is no difference of the member's, so it never travels as one.
 */
export function applyChange(
  entry: CollectionEntry | undefined,
  change: EntryChange,
): CollectionEntry {
  const before = entry ?? EMPTY_ENTRY;
  let { count, trading } = before;
  if (change.from !== undefined && change.to !== undefined) {
    count = addDifference(count, clampCount(change.to) - clampCount(change.from));
    if (count === 0) trading = false;
  }
  if (change.trading !== undefined) {
    trading = change.trading;
    if (trading && count === 0) count = 1;
  }
  const { wanted = before.wanted, ignored = before.ignored } = change;
  const tag = change.tag === undefined || isTagTooLong(change.tag) ? before.tag : change.tag;
  return { count, trading, wanted, ignored, tag };
}

/** Changes in their order. The map that comes in stays as it was. */
export function applyChanges(
  entries: ReadonlyMap<string, CollectionEntry>,
  changes: readonly EntryChange[],
): Map<string, CollectionEntry> {
  const result = new Map(entries);
  for (const change of changes) {
    result.set(change.cardno, applyChange(result.get(change.cardno), change));
  }
  return result;
}

function addDifference(count: number, difference: number): number {
  return Number.isNaN(difference) ? count : clampCount(count + difference);
}
