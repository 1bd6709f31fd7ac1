import {
  createCollectionCopy,
  type ChangeBatch,
  type CollectionCopy,
  type KnownCollection,
} from '@deckframe/domain/collection/collection-copy';
import { listChangesTo } from '@deckframe/domain/collection/edit-entry';
import type { CollectionEntry } from '@deckframe/domain/collection/entry';
import type { EntryChange } from '@deckframe/domain/collection/entry-change';

const BATCH_MAX = 500;
const UNDO_MAX = 100;

export function openCopy(
  known: KnownCollection,
  batches: readonly ChangeBatch[],
  createKey: () => string,
): CollectionCopy {
  return createCollectionCopy({ ...known, batches }, { createKey, batchMax: BATCH_MAX });
}

/** Cards with changes that the server has not confirmed; worked out once for each list of batches. */
export function createChangedCards(): (batches: readonly ChangeBatch[]) => ReadonlySet<string> {
  let known: { batches: readonly ChangeBatch[]; cards: ReadonlySet<string> } | undefined;
  return (batches) => {
    if (known?.batches !== batches) {
      const changes = batches.flatMap((batch) => batch.changes);
      known = { batches, cards: new Set(changes.map(({ cardno }) => cardno)) };
    }
    return known.cards;
  };
}

/** How the cards looked before the last edits of this page. */
export function createUndo() {
  const before: { readonly cardno: string; readonly entry: CollectionEntry }[] = [];
  return {
    isPossible: () => before.length > 0,
    remember: (cardno: string, entry: CollectionEntry): void => {
      before.push({ cardno, entry });
      if (before.length > UNDO_MAX) before.shift();
    },
    /** What makes the card of the last edit look as it did. */
    take: (
      get: (cardno: string) => CollectionEntry,
    ): { cardno: string; changes: EntryChange[] } | undefined => {
      const last = before.pop();
      if (last === undefined) return undefined;
      const { cardno, entry } = last;
      return { cardno, changes: listChangesTo(cardno, get(cardno), entry) };
    },
  };
}
