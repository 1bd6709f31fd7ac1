import { listChangesTo } from './entries/edit-entry.ts';
import { COUNT_MAX, EMPTY_ENTRY, type CollectionEntry } from './entries/entry.ts';
import type { EntryChange } from './entries/entry-change.ts';

export type PlannedMove = {
  readonly leaving: readonly EntryChange[];
  readonly arriving: readonly EntryChange[];
};

/**
 * A card goes from one collection to another with its marks and tag; a tag that is there stays. Where
 * the other has no place for all copies, the rest stays, and so do its marks.
 */
export function planMove(cardno: string, from: CollectionEntry, to: CollectionEntry): PlannedMove {
  const moved = Math.min(from.count, COUNT_MAX - to.count);
  const arrived: CollectionEntry = {
    count: to.count + moved,
    trading: (to.trading || from.trading) && to.count + moved > 0,
    wanted: to.wanted || from.wanted,
    ignored: to.ignored || from.ignored,
    tag: to.tag === '' ? from.tag : to.tag,
  };
  const left = moved === from.count ? EMPTY_ENTRY : { ...from, count: from.count - moved };
  return {
    leaving: listChangesTo(cardno, from, left),
    arriving: listChangesTo(cardno, to, arrived),
  };
}
