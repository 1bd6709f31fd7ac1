import { applyChange, type EntryChange } from './entry-change.ts';
import { EMPTY_ENTRY, type CollectionEntry } from './entry.ts';
import { addPending } from './pending-changes.ts';

/** What a device stores of one collection. */
export type StoredCopy = {
  /** The last change of the server that is in here. */
  readonly seq: number;
  readonly entries: ReadonlyMap<string, CollectionEntry>;
  readonly pending: readonly EntryChange[];
  /** The first ones of `pending` that were sent under this key and have no answer yet. */
  readonly sealed: number;
  readonly key: string | null;
};

export const EMPTY_COPY: StoredCopy = {
  seq: 0,
  entries: new Map(),
  pending: [],
  sealed: 0,
  key: null,
};

/** News from the server: everything, or what came after the number that the device knew. */
export type News = {
  readonly seq: number;
  readonly isWhole: boolean;
  readonly entries: ReadonlyMap<string, CollectionEntry>;
};

export type Batch = { readonly key: string; readonly changes: readonly EntryChange[] };

/**
 * One collection on one device: what the server is known to have, and on it the changes that it has not
 * confirmed. It is changed in place, since a member's 20,000 entries are too many to copy for each press.
 */
export type CollectionCopy = {
  stored(): StoredCopy;
  /** As the member sees it. */
  get(cardno: string): CollectionEntry;
  shown(): ReadonlyMap<string, CollectionEntry>;
  /** True from the first edit until the server has confirmed the last one. */
  hasChanges(): boolean;
  edit(change: EntryChange): void;
  /** The changes to send: those of the last time while they have no answer, else at most `max`. */
  seal(max: number, createKey: () => string): Batch | undefined;
  /** The server has taken the sealed ones. False where it also has changes that are not known here. */
  confirm(answer: { seq: number; entries: ReadonlyMap<string, CollectionEntry> }): boolean;
  /** The server refused the sealed ones for good. */
  drop(): void;
  merge(news: News): void;
};

export function createCollectionCopy(start: StoredCopy): CollectionCopy {
  let { seq, pending, sealed, key } = start;
  let base = new Map(start.entries);
  const shown = new Map(base);

  const show = (cardno: string): void => {
    let entry = base.get(cardno);
    for (const change of pending) {
      if (change.cardno === cardno) entry = applyChange(entry, change);
    }
    if (entry === undefined) shown.delete(cardno);
    else shown.set(cardno, entry);
  };

  const takeSealed = (): Set<string> => {
    const cards = new Set(pending.slice(0, sealed).map(({ cardno }) => cardno));
    pending = pending.slice(sealed);
    [sealed, key] = [0, null];
    return cards;
  };

  for (const cardno of new Set(pending.map((change) => change.cardno))) show(cardno);

  return {
    stored: () => ({ seq, entries: base, pending, sealed, key }),
    get: (cardno) => shown.get(cardno) ?? EMPTY_ENTRY,
    shown: () => shown,
    hasChanges: () => pending.length > 0,
    edit(change) {
      pending = addPending(pending, change, sealed);
      shown.set(change.cardno, applyChange(shown.get(change.cardno), change));
    },
    seal(max, createKey) {
      if (pending.length === 0) return undefined;
      if (sealed === 0 || key === null)
        [sealed, key] = [Math.min(max, pending.length), createKey()];
      return { key, changes: pending.slice(0, sealed) };
    },
    confirm(answer) {
      const cards = takeSealed();
      for (const [cardno, entry] of answer.entries) {
        base.set(cardno, entry);
        cards.add(cardno);
      }
      const isUpToDate = answer.seq <= seq + 1;
      if (isUpToDate) seq = Math.max(seq, answer.seq);
      for (const cardno of cards) show(cardno);
      return isUpToDate;
    },
    drop() {
      for (const cardno of takeSealed()) show(cardno);
    },
    merge(news) {
      if (news.isWhole) {
        base = new Map(news.entries);
        shown.clear();
        for (const [cardno, entry] of base) shown.set(cardno, entry);
        for (const { cardno } of pending) show(cardno);
      } else {
        for (const [cardno, entry] of news.entries) {
          base.set(cardno, entry);
          show(cardno);
        }
      }
      seq = news.seq;
    },
  };
}
