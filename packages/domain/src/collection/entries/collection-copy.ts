import { applyChange, type EntryChange } from './entry-change.ts';
import { EMPTY_ENTRY, type CollectionEntry } from './entry.ts';

const FIELDS = ['trading', 'wanted', 'ignored', 'tag'] as const;

/** Changes sent together under one idempotency key. */
export type ChangeBatch = {
  readonly key: string;
  readonly changes: readonly EntryChange[];
  /**
   * True once the batch may have been sent. It then stays unchanged and is resent until answered.
   */
  readonly isSealed: boolean;
};

/** The server state of one collection, as this device knows it. */
export type KnownCollection = {
  /** Number of the last server change included here. */
  readonly seq: number;
  readonly entries: ReadonlyMap<string, CollectionEntry>;
};

/** Server state: everything, or the changes after the number that the device knew. */
export type CollectionNews = KnownCollection & { readonly isWhole: boolean };

export type CopyOptions = {
  readonly createKey: () => string;
  /** Changes of one batch at most. */
  readonly batchMax: number;
};

/**
 * One collection on one device: the known server state plus unconfirmed changes. It is mutable,
 * because copying 20,000 entries per click is too slow.
 */
export type CollectionCopy = {
  known(): KnownCollection;
  batches(): readonly ChangeBatch[];
  /** Returns the entry including unconfirmed changes. */
  get(cardno: string): CollectionEntry;
  shown(): ReadonlyMap<string, CollectionEntry>;
  /** True from the first edit until the server confirmed the last one. */
  hasChanges(): boolean;
  edit(change: EntryChange): void;
  /** Seals and returns the batch to send next. */
  seal(): ChangeBatch | undefined;
  /**
   * Applies the server's answer to a batch. Returns false if the server also has changes that are
   * unknown here.
   */
  confirm(key: string, answer: KnownCollection): boolean;
  /** Removes a batch that the server refused. */
  drop(key: string): void;
  merge(news: CollectionNews): void;
};

export function createCollectionCopy(
  start: KnownCollection & { readonly batches: readonly ChangeBatch[] },
  { createKey, batchMax }: CopyOptions,
): CollectionCopy {
  let { seq, batches } = start;
  let base = new Map(start.entries);
  const shown = new Map(base);

  const show = (cardno: string): void => {
    let entry = base.get(cardno);
    for (const { changes } of batches) {
      for (const change of changes) {
        if (change.cardno === cardno) entry = applyChange(entry, change);
      }
    }
    if (entry === undefined) shown.delete(cardno);
    else shown.set(cardno, entry);
  };

  const take = (key: string): Set<string> => {
    const taken = batches.find((batch) => batch.key === key);
    batches = batches.filter((batch) => batch !== taken);
    return listCards(taken ? [taken] : []);
  };

  for (const cardno of listCards(batches)) show(cardno);

  return {
    known: () => ({ seq, entries: base }),
    batches: () => batches,
    get: (cardno) => shown.get(cardno) ?? EMPTY_ENTRY,
    shown: () => shown,
    hasChanges: () => batches.length > 0,
    edit(change) {
      const last = batches.at(-1);
      const isOpen = last !== undefined && !last.isSealed && last.changes.length < batchMax;
      const open = isOpen ? last : { key: createKey(), changes: [], isSealed: false };
      const changes = addPending(open.changes, change);
      const before = isOpen ? batches.slice(0, -1) : batches;
      batches = changes.length === 0 ? before : [...before, { ...open, changes }];
      shown.set(change.cardno, applyChange(shown.get(change.cardno), change));
    },
    seal() {
      const [first, ...rest] = batches;
      if (first === undefined) return undefined;
      const sealed = { ...first, isSealed: true };
      batches = [sealed, ...rest];
      return sealed;
    },
    confirm(key, answer) {
      const cards = take(key);
      for (const [cardno, entry] of answer.entries) {
        base.set(cardno, entry);
        cards.add(cardno);
      }
      const isUpToDate = answer.seq <= seq + 1;
      if (isUpToDate) seq = Math.max(seq, answer.seq);
      for (const cardno of cards) show(cardno);
      return isUpToDate;
    },
    drop(key) {
      for (const cardno of take(key)) show(cardno);
    },
    merge(news) {
      seq = news.seq;
      if (news.isWhole) {
        base = new Map(news.entries);
        shown.clear();
        for (const [cardno, entry] of base) shown.set(cardno, entry);
        for (const cardno of listCards(batches)) show(cardno);
        return;
      }
      for (const [cardno, entry] of news.entries) {
        base.set(cardno, entry);
        show(cardno);
      }
    },
  };
}

function listCards(batches: readonly ChangeBatch[]): Set<string> {
  return new Set(batches.flatMap(({ changes }) => changes.map(({ cardno }) => cardno)));
}

/**
 * Adds a pending change. It merges with the newest pending change of the same kind to the same
 * card, so counting to 40 sends one change. It never merges across other changes, which could set
 * or clear a mark.
 */
export function addPending(pending: readonly EntryChange[], change: EntryChange): EntryChange[] {
  const index = pending.findLastIndex((waiting) => waiting.cardno === change.cardno);
  const waiting = pending[index];
  const joined = waiting === undefined ? undefined : join(waiting, change);
  if (joined === undefined) return [...pending, change];
  const isUndone = joined.to !== undefined && joined.from === joined.to;
  return pending.toSpliced(index, 1, ...(isUndone ? [] : [joined]));
}

function join(waiting: EntryChange, change: EntryChange): EntryChange | undefined {
  const isCount = change.to !== undefined;
  if (isCount !== (waiting.to !== undefined)) return undefined;
  if (isCount) {
    // Passing 0 cleared the trading mark, which the merged change would not do.
    if (waiting.to === 0 || hasMarks(waiting) || hasMarks(change)) return undefined;
    return { cardno: change.cardno, from: waiting.from, to: change.to };
  }
  // Toggling trading off and on at 0 is not the same as no change.
  if (change.trading !== undefined || waiting.trading !== undefined) return undefined;
  return { ...waiting, ...withoutEmpty(change) };
}

function hasMarks(change: EntryChange): boolean {
  return FIELDS.some((field) => change[field] !== undefined);
}

function withoutEmpty(change: EntryChange): EntryChange {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as EntryChange;
}
