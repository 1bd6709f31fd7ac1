import { clampCount, EMPTY_ENTRY, isTagTooLong, type CollectionEntry } from './entry.ts';

/**
 * One change to a card, as stored on a device and sent. A count is sent as old and new value, and
 * only the difference is added: if two devices each add a copy, both are counted. Marks and tags
 * are set field by field; the last write wins.
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
 * Applies a change. Screen, outbox and database use this rule. A copy that a trading mark adds at 0
 * is never sent as a difference.
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

/** Applies changes in order and returns a new map. */
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
