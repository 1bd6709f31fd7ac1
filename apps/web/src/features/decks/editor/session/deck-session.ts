import { type DeckDocument, EMPTY_DOCUMENT, isSameDeck } from '@deckframe/domain/decks/deck/deck';
import {
  createHistory,
  recordState,
  redo,
  replaceState,
  undo,
  type History,
} from '@deckframe/domain/decks/deck/history';
import type { StoredDeck } from '#decks/api/deck-mapping.ts';
import type { KeyValueStore } from '#lib/browser-storage.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import {
  clearDraft,
  clearEdits,
  readDraft,
  readEdits,
  writeDraft,
  writeEdits,
} from './draft-storage.ts';

export interface DeckState {
  /** Null before opening. */
  readonly opened: 'draft' | 'stored' | null;
  readonly stored: StoredDeck | null;
  /** The stored version that the changes are based on. */
  readonly version: number | null;
  readonly history: History<DeckDocument>;
  /** When the changes were last stored on this device; null if they are not. */
  readonly storedAt: string | null;
}

/** The deck being built; changes are stored at once. */
export interface DeckSession {
  readonly state: ValueStore<DeckState>;
  readonly document: () => DeckDocument;
  readonly openDraft: () => void;
  readonly openStored: (deck: StoredDeck) => void;
  /** Applies another tab's draft; undo restores the local one. */
  readonly followDraft: () => void;
  readonly change: (make: (document: DeckDocument) => DeckDocument) => void;
  /** Like `change`, without an undo step. */
  readonly correct: (make: (document: DeckDocument) => DeckDocument) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Starts a new draft with this document; undo restores the previous draft. */
  readonly startDraft: (document?: DeckDocument) => void;
  /** The server confirmed the sent document. */
  readonly confirm: (deck: StoredDeck, sent: DeckDocument) => void;
  /** Rebases changes on the server's deck. */
  readonly rebase: (deck: StoredDeck, document: DeckDocument) => void;
}

export interface SessionDeps {
  readonly gameid: string;
  readonly store: KeyValueStore;
  readonly now: () => Date;
  /** The preference `enableLocalDeckSave`. */
  readonly isStoring: () => boolean;
}

export function createDeckSession(deps: SessionDeps): DeckSession {
  const { gameid, store } = deps;
  const state = createValueStore<DeckState>({
    opened: null,
    stored: null,
    version: null,
    history: createHistory(EMPTY_DOCUMENT),
    storedAt: null,
  });

  const settle = (next: DeckState): void =>
    state.set({ ...next, storedAt: storeChanges(deps, next) });
  const move = (step: (history: History<DeckDocument>) => History<DeckDocument>): void => {
    const current = state.get();
    const history = step(current.history);
    if (history !== current.history) settle({ ...current, history });
  };

  const openDraft = (): void => {
    if (state.get().opened === 'draft') return;
    const found = readDraft(store, gameid);
    state.set({
      opened: 'draft',
      stored: null,
      version: null,
      history: createHistory(found?.document ?? EMPTY_DOCUMENT),
      storedAt: found?.storedAt ?? null,
    });
  };

  return {
    state,
    document: () => state.get().history.present,
    openDraft,
    openStored: (deck) => {
      const edits = readEdits(store, gameid, deck.deckId);
      const history = createHistory(deck.document);
      state.set({
        opened: 'stored',
        stored: deck,
        version: edits?.version ?? deck.version,
        history: edits ? recordState(history, edits.document) : history,
        storedAt: edits?.storedAt ?? null,
      });
    },
    followDraft: () => {
      const current = state.get();
      const found = current.opened === 'draft' ? readDraft(store, gameid) : null;
      if (found === null || isSameDocument(found.document, current.history.present)) return;
      const history = recordState(current.history, found.document);
      state.set({ ...current, history, storedAt: found.storedAt });
    },
    change: (make) =>
      move((history) => {
        const next = make(history.present);
        return isSameDocument(history.present, next) ? history : recordState(history, next);
      }),
    correct: (make) => move((history) => replaceState(history, make(history.present))),
    undo: () => move(undo),
    redo: () => move(redo),
    startDraft: (document = EMPTY_DOCUMENT) => {
      const found = readDraft(store, gameid)?.document ?? EMPTY_DOCUMENT;
      const current = state.get();
      const before = current.opened === 'draft' ? current.history : createHistory(found);
      const history = isSameDocument(before.present, document)
        ? before
        : recordState(before, document);
      settle({ opened: 'draft', stored: null, version: null, history, storedAt: null });
    },
    confirm: (deck, sent) => {
      const current = state.get();
      if (current.stored === null) clearDraft(store, gameid);
      const isStillSent = isSameDocument(current.history.present, sent);
      const history = isStillSent ? replaceState(current.history, deck.document) : current.history;
      settle({ opened: 'stored', stored: deck, version: deck.version, history, storedAt: null });
    },
    rebase: (deck, document) => {
      const history = recordState(state.get().history, document);
      settle({ opened: 'stored', stored: deck, version: deck.version, history, storedAt: null });
    },
  };
}

/** Stores before rendering, so a crash loses nothing. Returns the time, if stored. */
function storeChanges(
  { gameid, store, now, isStoring }: SessionDeps,
  { stored, version, history }: DeckState,
): string | null {
  const storedAt = now().toISOString();
  const document = history.present;
  if (stored === null) {
    return isStoring() && writeDraft(store, gameid, { storedAt, document }) ? storedAt : null;
  }
  const from = version ?? stored.version;
  if (from === stored.version && isSameDocument(stored.document, document)) {
    clearEdits(store, gameid, stored.deckId);
    return null;
  }
  const edits = { version: from, storedAt, document };
  return writeEdits(store, gameid, stored.deckId, edits) ? storedAt : null;
}

/** True if everything that an owner can edit is equal. */
export function isSameDocument(left: DeckDocument, right: DeckDocument): boolean {
  if (left === right) return true;
  const { cards: leftCards, ...leftParts } = left;
  const { cards: rightCards, ...rightParts } = right;
  return (
    isSameDeck(leftCards, rightCards) && JSON.stringify(leftParts) === JSON.stringify(rightParts)
  );
}

/** True if the server lacks changes. */
export function isUnsaved({ stored, history }: DeckState): boolean {
  return !isSameDocument(history.present, stored?.document ?? EMPTY_DOCUMENT);
}
