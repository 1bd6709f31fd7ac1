import { applyChange, type EntryChange } from './entry-change.ts';
import { EMPTY_ENTRY, type CollectionEntry } from './entry.ts';

const FIELDS = ['trading', 'wanted', 'ignored', 'tag'] as const;

/** Changes that are sent together, under one key. */
export type ChangeBatch = {
  readonly key: string;
  readonly changes: readonly EntryChange[];
  /** It may have been sent: it stays as it is, and goes out again as it was until it has an answer. */
  readonly isSealed: boolean;
};

/** What a device knows of one collection. */
export type KnownCollection = {
  /** The last change of the server that is in here. */
  readonly seq: number;
  readonly entries: ReadonlyMap<string, CollectionEntry>;
};

/** News from the server: everything, or what came after the number that the device knew. */
export type CollectionNews = KnownCollection & { readonly isWhole: boolean };

export type CopyOptions = {
  readonly createKey: () => string;
  /** Changes of one batch at most. */
  readonly batchMax: number;
};

/**
 * One collection on one device: what the server is known to have, and on it the changes that it has not
 * confirmed. It is changed in place, since a member's 20,000 entries are too many to copy for each press.
 */
export type CollectionCopy = {
  known(): KnownCollection;
  batches(): readonly ChangeBatch[];
  /** As the member sees it. */
  get(cardno: string): CollectionEntry;
  shown(): ReadonlyMap<string, CollectionEntry>;
  /** True from the first edit until the server has confirmed the last one. */
  hasChanges(): boolean;
  edit(change: EntryChange): void;
  /** The batch to send next; from now on it stays as it is. */
  seal(): ChangeBatch | undefined;
  /** The server has taken a batch. False where it also has changes that are not known here. */
  confirm(key: string, answer: KnownCollection): boolean;
  /** The server refused a batch for good. */
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
 * Adds a change to those that wait. A change of the same kind to the same card joins the one that waits,
 * so counting a card up to 40 sends one change. Only the newest change to the card may take it in: what
 * lies between could clear or set a mark.
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
    // Through 0 it cleared the trading mark, which the shorter way would not.
    if (waiting.to === 0 || hasMarks(waiting) || hasMarks(change)) return undefined;
    return { cardno: change.cardno, from: waiting.from, to: change.to };
  }
  // Taking trading off and on again at 0 is not the same as leaving it.
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
