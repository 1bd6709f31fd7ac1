import { type DeckDocument, EMPTY_DOCUMENT, createDeck } from '@deckframe/domain/decks/deck/deck';
import { describe, expect, it } from 'vitest';
import type { StoredDeck } from '#decks/api/deck-mapping.ts';
import type { KeyValueStore } from '#lib/browser-storage.ts';
import { chooseDraftSession } from './choose-draft-session.ts';
import { createDeckSession, isUnsaved } from './deck-session.ts';
import { readDraft } from './draft-storage.ts';

function createMemoryStore(isFull = false) {
  const entries = new Map<string, string>();
  const store: KeyValueStore = {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void (isFull || entries.set(key, value)),
    remove: (key) => void entries.delete(key),
  };
  return { store, entries };
}

function open(options: { isStoring?: boolean; isFull?: boolean } = {}) {
  const memory = createMemoryStore(options.isFull);
  const start = () =>
    createDeckSession({
      gameid: 'gundam',
      store: memory.store,
      now: () => new Date('2026-11-15T12:04:00Z'),
      isStoring: () => options.isStoring ?? true,
    });
  return { ...memory, start, session: start() };
}

const withCards = (document: DeckDocument, quantity: number): DeckDocument => ({
  ...document,
  cards: createDeck({ decklist_content: [{ cardno: 'ST01-001', quantity }] }),
});

const stored = (document: DeckDocument, version = 3): StoredDeck => ({
  deckId: 'deck1',
  ownerId: '7',
  ownerName: 'Vesper',
  version,
  isLocked: false,
  modifiedDate: '2026-11-15T12:00:00Z',
  document,
});

describe('the deck being built', () => {
  it('DECK-07 PREF-09 stores a draft under the documented keys with every change, and restores it', () => {
    const { session, start, entries } = open();
    session.openDraft();
    session.change((document) => ({
      ...withCards(document, 2),
      name: 'Tempo',
      notes: 'plan',
      visibility: 'public',
      selectedItems: ['aggro'],
      favoritecard: 'ST01-001',
      archetype: 'Fleet',
      customSeries: ['Fan'],
    }));
    expect(Object.fromEntries(entries)).toMatchObject({
      gundam_storedDecklist: '2 x ST01-001',
      gundam_deckName: 'Tempo',
      gundam_notes: 'plan',
      gundam_isPublic: '1',
      gundam_selectedItems: 'aggro',
      gundam_favoritecard: 'ST01-001',
      gundam_archetype: 'Fleet',
      gundam_customSeries: 'Fan',
    });
    const again = start();
    again.openDraft();
    expect(again.document()).toEqual(session.document());
    expect(again.state.get().storedAt).toBe('2026-11-15T12:04:00.000Z');
  });

  it('restores an older draft with its former timestamp key', () => {
    const { start, entries } = open();
    entries.set('gundam_storedDecklist', '1 x ST01-001');
    entries.set('gundam_draftExtras', '{"keptAt":"2026-11-01T00:00:00.000Z"}');
    const session = start();
    session.openDraft();
    expect(session.state.get().storedAt).toBe('2026-11-01T00:00:00.000Z');
  });

  it('DECK-09 stores nothing when local saving is off, and reports missing space', () => {
    const off = open({ isStoring: false });
    off.session.openDraft();
    off.session.change((document) => withCards(document, 1));
    expect(off.entries.size).toBe(0);
    expect(off.session.state.get().storedAt).toBeNull();
    const full = open({ isFull: true });
    full.session.openDraft();
    full.session.change((document) => withCards(document, 1));
    expect(full.session.state.get().storedAt).toBeNull();
  });

  it('undoes and redoes without limit, and stores each step', () => {
    const { session, store } = open();
    session.openDraft();
    for (let quantity = 1; quantity <= 300; quantity += 1) {
      session.change((document) => withCards(document, quantity));
    }
    for (let step = 0; step < 299; step += 1) session.undo();
    expect(readDraft(store, 'gundam')?.document).toEqual(withCards(EMPTY_DOCUMENT, 1));
    session.redo();
    expect(session.document()).toEqual(withCards(EMPTY_DOCUMENT, 2));
  });

  it('DECK-08 clears the draft after the server saved it, but not later changes', () => {
    const { session, entries } = open();
    session.openDraft();
    session.change((document) => withCards(document, 1));
    const sent = session.document();
    session.change((document) => withCards(document, 4));
    session.confirm(stored(sent, 1), sent);
    expect(entries.has('gundam_storedDecklist')).toBe(false);
    expect(session.document()).toEqual(withCards(EMPTY_DOCUMENT, 4));
    expect(isUnsaved(session.state.get())).toBe(true);
    expect(entries.has('gundam_deckEdits_deck1')).toBe(true);
    session.confirm(stored(session.document(), 2), session.document());
    expect(isUnsaved(session.state.get())).toBe(false);
    expect(entries.size).toBe(0);
  });

  it('restores unsaved changes of a stored deck after a crash, with their base version', () => {
    const { session, start } = open();
    session.openStored(stored(withCards(EMPTY_DOCUMENT, 1), 3));
    session.change((document) => withCards(document, 3));
    const again = start();
    again.openStored(stored(withCards(EMPTY_DOCUMENT, 2), 4));
    expect(again.document()).toEqual(withCards(EMPTY_DOCUMENT, 3));
    expect(again.state.get().version).toBe(3);
    again.undo();
    expect(again.document()).toEqual(withCards(EMPTY_DOCUMENT, 2));
  });

  it('DECK-14 a clone is a draft without id and owner; undo restores the previous draft', () => {
    const { session } = open();
    session.openDraft();
    session.change((document) => withCards(document, 1));
    session.openStored(stored(withCards(EMPTY_DOCUMENT, 4)));
    session.startDraft(session.document());
    expect(session.state.get()).toMatchObject({ opened: 'draft', stored: null, version: null });
    expect(session.document()).toEqual(withCards(EMPTY_DOCUMENT, 4));
    session.undo();
    expect(session.document()).toEqual(withCards(EMPTY_DOCUMENT, 1));
  });

  it('a draft change in another tab is applied, and undo restores the local one', () => {
    const { session, start, store } = open();
    session.openDraft();
    session.change((document) => withCards(document, 1));
    const other = start();
    other.openDraft();
    other.change((document) => withCards(document, 2));
    session.followDraft();
    expect(session.document()).toEqual(withCards(EMPTY_DOCUMENT, 2));
    session.change((document) => ({ ...document, name: 'Both' }));
    expect(readDraft(store, 'gundam')?.document).toMatchObject({
      name: 'Both',
      cards: { decklist_content: [{ cardno: 'ST01-001', quantity: 2 }] },
    });
    session.undo();
    session.undo();
    expect(session.document()).toEqual(withCards(EMPTY_DOCUMENT, 1));
  });

  it('adding to the draft does not change an open stored deck', () => {
    const { session, start, store } = open();
    session.openStored(stored(withCards(EMPTY_DOCUMENT, 4)));
    session.change((document) => withCards(document, 3));
    const aside = chooseDraftSession(session, start, true);
    aside.change((document) => withCards(document, 1));
    expect(readDraft(store, 'gundam')?.document).toEqual(withCards(EMPTY_DOCUMENT, 1));
    session.followDraft();
    expect(session.document()).toEqual(withCards(EMPTY_DOCUMENT, 3));
    session.openDraft();
    expect(session.document()).toEqual(withCards(EMPTY_DOCUMENT, 1));
    expect(chooseDraftSession(session, start, true)).toBe(session);
    session.openStored(stored(withCards(EMPTY_DOCUMENT, 4)));
    expect(chooseDraftSession(session, start, false)).toBe(session);
    expect(session.state.get().opened).toBe('draft');
  });
});
