import {
  createCollectionCopy,
  type ChangeBatch,
  type CollectionNews,
  type CollectionCopy,
  type KnownCollection,
} from '@deckframe/domain/collection/entries/collection-copy';
import { listChangesTo } from '@deckframe/domain/collection/entries/edit-entry';
import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import type { EntryChange } from '@deckframe/domain/collection/entries/entry-change';
import type { SendOutcome } from '#lib/outbox/send-item.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import type { SentAnswer } from './api.ts';
import { createShelfStorage, type ShelfStorageDeps } from './shelf-storage.ts';

const BATCH_MAX = 500;
const UNDO_MAX = 100;

function openCopy(
  known: KnownCollection,
  batches: readonly ChangeBatch[],
  createKey: () => string,
): CollectionCopy {
  return createCollectionCopy({ ...known, batches }, { createKey, batchMax: BATCH_MAX });
}

/** Returns cards with unconfirmed changes, cached per list. */
function createChangedCards(): (batches: readonly ChangeBatch[]) => ReadonlySet<string> {
  let known: { batches: readonly ChangeBatch[]; cards: ReadonlySet<string> } | undefined;
  return (batches) => {
    if (known?.batches !== batches) {
      const changes = batches.flatMap((batch) => batch.changes);
      known = { batches, cards: new Set(changes.map(({ cardno }) => cardno)) };
    }
    return known.cards;
  };
}

/** The state of a card before an edit. */
type RememberedCard = { readonly cardno: string; readonly entry: CollectionEntry };

/** Undo steps of this page. */
function createUndo() {
  const acts: (readonly RememberedCard[])[] = [];
  return {
    isPossible: () => acts.length > 0,
    remember: (cards: readonly RememberedCard[]): void => {
      acts.push(cards);
      if (acts.length > UNDO_MAX) acts.shift();
    },
    /** Removes the last step and returns the changes that undo it. */
    take: (get: (cardno: string) => CollectionEntry): EntryChange[] =>
      (acts.pop() ?? []).flatMap(({ cardno, entry }) => listChangesTo(cardno, get(cardno), entry)),
  };
}

/** State of changes; `unsent` are on this device only. */
export type ShelfPhase = 'loading' | 'saved' | 'unsent' | 'sending' | 'waiting' | 'failed';

export type ShelfState = {
  readonly phase: ShelfPhase;
  /** Cards with changes that the server has not confirmed. */
  readonly changed: number;
  readonly canUndo: boolean;
};

export interface ShelfDeps extends ShelfStorageDeps {
  readonly fetchNews: (since: number) => Promise<CollectionNews>;
  readonly send: (batch: ChangeBatch) => Promise<SendOutcome<SentAnswer>>;
  readonly createKey: () => string;
  readonly later: (run: () => void, milliseconds: number) => () => void;
  readonly tellRefusal: (error: unknown) => void;
  readonly tellUnknown: (numbers: readonly string[]) => void;
  /** Reports an automatic save. */
  readonly tellSavedAlone: () => void;
}

/** A member's collection on this device. */
export interface CollectionShelf {
  readonly state: ValueStore<ShelfState>;
  readonly get: (cardno: string) => CollectionEntry;
  readonly shown: () => ReadonlyMap<string, CollectionEntry>;
  readonly isChanged: (cardno: string) => boolean;
  /** Subscribes to changed cards; all if none is named. */
  readonly subscribe: (listener: (cards?: readonly string[]) => void) => () => void;
  readonly edit: (change: EntryChange) => void;
  /** Several changes as one action, stored and undone together. */
  readonly editAll: (changes: readonly EntryChange[]) => void;
  /** Undoes the last action of this page; returns the restored cards. */
  readonly undo: () => readonly string[];
  /** Sends changes; returns the message, or undefined if some wait. */
  readonly save: () => Promise<string | undefined>;
  readonly start: () => Promise<void>;
  /** Fetches changes of other devices. */
  readonly reread: () => Promise<void>;
}

/** @internal Edits that follow each other are sent together. */
export const SEND_AFTER_MS = 1500;

export function createCollectionShelf(deps: ShelfDeps): CollectionShelf {
  const held = createHeldCopy(deps);
  const { copy, tell } = held;
  const undo = createUndo();
  const sender = createShelfSender(deps, held);
  let stopTimer = (): void => {};
  held.canUndo = undo.isPossible;

  const saveAlone = async (): Promise<void> => {
    if ((await sender.save()) !== undefined) deps.tellSavedAlone();
  };

  const apply = (changes: readonly EntryChange[]): void => {
    const before = new Set(copy().batches());
    for (const change of changes) copy().edit(change);
    const after = copy().batches();
    const keys = new Set(after.map(({ key }) => key));
    // A cancelled change leaves no batch.
    for (const { key } of before) if (!keys.has(key)) void held.forgetBatch(key);
    for (const batch of after) if (!before.has(batch)) void held.storeBatch(batch);
    const phase = held.state.get().phase === 'waiting' ? 'waiting' : 'unsent';
    const cards = [...new Set(changes.map(({ cardno }) => cardno))];
    tell(copy().hasChanges() ? phase : 'saved', cards);
    stopTimer();
    stopTimer = deps.later(() => void saveAlone(), SEND_AFTER_MS);
  };

  const editAll = (changes: readonly EntryChange[]): void => {
    const cards = [...new Set(changes.map(({ cardno }) => cardno))];
    undo.remember(cards.map((cardno) => ({ cardno, entry: copy().get(cardno) })));
    apply(changes);
  };

  return {
    state: held.state,
    get: (cardno) => copy().get(cardno),
    shown: () => copy().shown(),
    isChanged: held.isChanged,
    subscribe: held.subscribe,
    edit: (change) => editAll([change]),
    editAll,
    undo: () => {
      const changes = undo.take((cardno) => copy().get(cardno));
      if (changes.length > 0) apply(changes);
      const cards = [...new Set(changes.map(({ cardno }) => cardno))];
      tell(held.state.get().phase, cards);
      return cards;
    },
    save: () => {
      stopTimer();
      return sender.save();
    },
    start: sender.start,
    reread: sender.reread,
  };
}

/** The copy in memory, its storage and listeners. */
function createHeldCopy(deps: ShelfDeps) {
  const storage = createShelfStorage(deps);
  const state = createValueStore<ShelfState>({ phase: 'loading', changed: 0, canUndo: false });
  const listeners = new Set<(cards?: readonly string[]) => void>();
  const changedCards = createChangedCards();
  let copy = openCopy({ seq: 0, entries: new Map() }, [], deps.createKey);
  const held = {
    ...storage,
    state,
    canUndo: () => false,
    copy: () => copy,
    isChanged: (cardno: string) => changedCards(copy.batches()).has(cardno),
    subscribe: (listener: (cards?: readonly string[]) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (phase: ShelfPhase, cards?: readonly string[]): void => {
      const changed = changedCards(copy.batches()).size;
      state.set({ phase, changed, canUndo: held.canUndo() });
      for (const listener of listeners) listener(cards);
    },
    /** Loads stored state; false if nothing is known. */
    takeUp: async (): Promise<boolean> => {
      const stored = await storage.readCopy();
      const left = await storage.listLeft();
      // Edits made while loading come last.
      const own = copy.batches();
      const keys = new Set(own.map(({ key }) => key));
      const batches = [...left.filter(({ key }) => !keys.has(key)), ...own];
      copy = openCopy(stored ?? { seq: 0, entries: new Map() }, batches, deps.createKey);
      return stored !== undefined;
    },
  };
  return held;
}

/** Sends batches and fetches news one at a time. */
function createShelfSender(deps: ShelfDeps, held: ReturnType<typeof createHeldCopy>) {
  const { copy, tell, storeBatch, storeCopy, forgetBatch } = held;
  let running: Promise<unknown> = Promise.resolve();
  let started: Promise<void> | undefined;
  let isLoaded = false;
  const confirmed = { batches: 0, message: '' };

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = running.then(work);
    running = turn.catch(() => {});
    return turn;
  };

  const pull = async (): Promise<void> => {
    copy().merge(await deps.fetchNews(copy().known().seq));
    isLoaded = true;
    await storeCopy(copy().known());
  };

  const sendBatch = async (batch: ChangeBatch): Promise<SendOutcome<SentAnswer>> => {
    await storeBatch(batch);
    tell('sending', []);
    const outcome = await deps.send(batch);
    if (outcome.kind === 'done') {
      const isUpToDate = copy().confirm(batch.key, outcome.answer);
      confirmed.batches += 1;
      confirmed.message = outcome.answer.message;
      if (outcome.answer.unknown.length > 0) deps.tellUnknown(outcome.answer.unknown);
      await forgetBatch(batch.key);
      if (!isUpToDate) await pull().catch(() => {});
      await storeCopy(copy().known());
    } else if (outcome.kind === 'refused') {
      copy().drop(batch.key);
      await forgetBatch(batch.key);
      deps.tellRefusal(outcome.error);
    }
    return outcome;
  };

  /** Returns false if changes are still unsent. */
  const sendAll = async (): Promise<boolean> => {
    for (let batch = copy().seal(); batch !== undefined; batch = copy().seal()) {
      const { kind } = await sendBatch(batch);
      if (kind !== 'done' && kind !== 'refused') {
        tell('waiting');
        return false;
      }
    }
    tell('saved');
    return true;
  };

  const save = (): Promise<string | undefined> => {
    // Includes changes made during an earlier request.
    const { batches } = confirmed;
    return inTurn(async () =>
      (await sendAll()) && confirmed.batches > batches ? confirmed.message : undefined,
    );
  };

  const startOnce = async (): Promise<void> => {
    const hasCopy = await held.takeUp();
    isLoaded ||= hasCopy;
    const waiting = copy().hasChanges() ? 'unsent' : 'saved';
    tell(isLoaded ? waiting : 'loading');
    try {
      await sendAll();
      await pull();
      tell(copy().hasChanges() ? 'waiting' : 'saved');
    } catch {
      // The stored state is shown. Without one there is no base to count from.
      started = undefined;
      const phase = copy().hasChanges() ? 'waiting' : 'saved';
      tell(isLoaded ? phase : 'failed');
    }
  };

  return {
    save,
    start: () => (started ??= inTurn(startOnce)),
    reread: async () => {
      await (started ??= inTurn(startOnce));
      // Offline, the known state stays.
      await inTurn(pull).then(
        () => tell(held.state.get().phase),
        () => {},
      );
    },
  };
}
