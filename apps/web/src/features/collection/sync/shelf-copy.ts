import {
  createCollectionCopy,
  type ChangeBatch,
  type CollectionCopy,
  type KnownCollection,
} from '@deckframe/domain/collection/entries/collection-copy';
import { listChangesTo } from '@deckframe/domain/collection/entries/edit-entry';
import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import type { EntryChange } from '@deckframe/domain/collection/entries/entry-change';

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

/** How one card looked. */
export type RememberedCard = { readonly cardno: string; readonly entry: CollectionEntry };

/** How the cards looked before the last edits of this page; what was done in one act is undone in one. */
export function createUndo() {
  const acts: (readonly RememberedCard[])[] = [];
  return {
    isPossible: () => acts.length > 0,
    remember: (cards: readonly RememberedCard[]): void => {
      acts.push(cards);
      if (acts.length > UNDO_MAX) acts.shift();
    },
    /** What makes the cards of the last act look as they did. */
    take: (get: (cardno: string) => CollectionEntry): EntryChange[] =>
      (acts.pop() ?? []).flatMap(({ cardno, entry }) => listChangesTo(cardno, get(cardno), entry)),
  };
}
