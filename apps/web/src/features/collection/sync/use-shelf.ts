import {
  addAct,
  listUndoChanges,
  type LoggedAct,
} from '@deckframe/domain/collection/entries/change-log';
import { isSameEntry, type CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import type { EntryChange } from '@deckframe/domain/collection/entries/entry-change';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { lateService, useAppServices, useUser, type AppServices } from '#lib/app-services.ts';
import { collectionText, errorText, transferText } from '#lib/message-text.ts';
import {
  createCopyStorage,
  createOutboxStorage,
  dropCopies,
  onCopiesDropped,
  type CopyStorage,
} from '#lib/outbox/outbox-storage.ts';
import { sendItem } from '#lib/outbox/send-item.ts';
import { useValue } from '#lib/use-value.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import { createWriteKey } from '#lib/write/send-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { CollectionInfo } from '../named/api.ts';
import { useChosenCollection } from '../named/chosen-collection.ts';
import { fetchNews, sendChanges, type SharingChoice } from './api.ts';
import { createCollectionShelf, type CollectionShelf } from './collection-shelf.ts';
import type { CollectionItem } from './shelf-storage.ts';

interface LoggedShelf extends CollectionShelf {
  /** Actions on this device, newest first. */
  readonly acts: ValueStore<readonly LoggedAct[]>;
  readonly undoAct: (act: LoggedAct) => void;
}

interface LogDeps {
  readonly copies: CopyStorage;
  /** Key of the log in storage. */
  readonly id: string;
  readonly now: () => number;
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

/** Larger logs are stored after a pause. */
const WRITTEN_AT_ONCE = 1000;
const WRITE_AFTER_MS = 1000;

/** Logs actions on this device for separate undo. */
export function createLoggedShelf(
  shelf: CollectionShelf,
  { copies, id, now, later }: LogDeps,
): LoggedShelf {
  const acts = createValueStore<readonly LoggedAct[]>([]);
  let isRead = false;
  let stopTimer = (): void => {};
  const write = (): void => void copies.write(id, acts.get());
  const store = (log: readonly LoggedAct[]): void => {
    acts.set(log);
    if (!isRead) return;
    stopTimer();
    const size = log.reduce((sum, { cards }) => sum + cards.length, 0);
    if (size <= WRITTEN_AT_ONCE) write();
    else stopTimer = later(write, WRITE_AFTER_MS);
  };
  // Earlier actions come after the stored ones.
  void copies.read(id).then((stored) => {
    isRead = true;
    const before = Array.isArray(stored) ? (stored as LoggedAct[]) : [];
    if (acts.get().length > 0) store([...acts.get(), ...before]);
    else acts.set(before);
  });

  const note = (numbers: readonly string[], run: () => void): void => {
    const before = numbers.map((cardno) => ({ cardno, before: shelf.get(cardno) }));
    run();
    const cards = before
      .map((card) => ({ ...card, after: shelf.get(card.cardno) }))
      .filter((card) => !isSameEntry(card.before, card.after));
    if (cards.length > 0) store(addAct(acts.get(), { at: now(), cards }));
  };
  const editAll = (changes: readonly EntryChange[]): void =>
    note([...new Set(changes.map(({ cardno }) => cardno))], () => shelf.editAll(changes));

  return {
    ...shelf,
    acts,
    edit: (change) => editAll([change]),
    editAll,
    undo: () => {
      const newest = acts.get()[0]?.cards.map(({ cardno }) => cardno) ?? [];
      let cards: readonly string[] = [];
      note(newest, () => {
        cards = shelf.undo();
      });
      return cards;
    },
    undoAct: (act) => {
      const changes = listUndoChanges(act, shelf.get);
      if (changes.length > 0) shelf.editAll(changes);
      store(acts.get().filter((other) => other !== act));
    },
  };
}

/** Delay before unsent changes are retried. */
const RETRY_MS = 15_000;

/** Retries sending when online, periodically, and before the page is left. */
function keepSending(
  shelf: Pick<CollectionShelf, 'save' | 'start' | 'state'>,
  isSignedIn: () => boolean,
): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const isWaiting = () => shelf.state.get().phase === 'waiting';
  const send = async (): Promise<void> => {
    if (!isSignedIn() || !(isWaiting() || shelf.state.get().phase === 'failed')) return;
    await shelf.start();
    if (isWaiting() && (await shelf.save()) !== undefined) tellSavedAlone();
  };
  shelf.state.subscribe(() => {
    if (isWaiting() === (timer !== undefined)) return;
    clearInterval(timer);
    timer = isWaiting() ? setInterval(() => void send(), RETRY_MS) : undefined;
  });
  window.addEventListener('online', () => void send());
  document.addEventListener('visibilitychange', () => {
    const { changed } = shelf.state.get();
    if (document.visibilityState === 'hidden' && changed > 0 && isSignedIn()) void shelf.save();
  });
}

/** Id of this tab. */
const TAB = createWriteKey();

const PREFIX = 'deckframe-tab ';
let isHeld = false;

/** Returns open tabs; each holds a lock. */
async function listOpenTabs(): Promise<ReadonlySet<string>> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return new Set([TAB]);
  if (!isHeld) {
    isHeld = true;
    void locks.request(PREFIX + TAB, () => new Promise(() => {}));
  }
  const { held = [] } = await locks.query();
  const names = held.flatMap(({ name }) =>
    name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [],
  );
  return new Set([TAB, ...names]);
}

/** A shelf with its visibility; null until loaded. */
export type SharedShelf = LoggedShelf & {
  readonly sharing: ValueStore<SharingChoice | null>;
  readonly collection: number;
  /** Member, game and collection. */
  readonly place: string;
  /** All collections, the first one first. Null until loaded. */
  readonly collections: ValueStore<readonly CollectionInfo[] | null>;
};

/** Command shown to operators if a column is missing. */
const REPAIR_COMMAND = 'node packages/database/src/migrate.ts';

const isColumnMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'COLUMN_MISSING';

/** Fixed id, so that two toasts in quick succession are one. */
const tellSaved = (): void =>
  void toasts.show({ id: 'collection-saved', kind: 'success', title: collectionText('saved') });

/** Saves on request, and shows the result each time. */
export async function saveByHand(shelf: Pick<CollectionShelf, 'save'>): Promise<void> {
  if ((await shelf.save()) !== undefined) tellSaved();
}

let isSavingKnown = false;

/** C-43: once per visit. */
function tellSavedAlone(): void {
  if (!isSavingKnown) tellSaved();
  isSavingKnown = true;
}

const later = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Shelves by `place`, and one list of collections shared by all shelves of a member and game. */
function createShelves() {
  const shelves = new Map<string, SharedShelf>();
  const lists = new Map<string, SharedShelf['collections']>();
  onCopiesDropped(() => {
    shelves.clear();
    lists.clear();
  });
  const listOf = (id: string): SharedShelf['collections'] => {
    const known = lists.get(id) ?? createValueStore<readonly CollectionInfo[] | null>(null);
    lists.set(id, known);
    return known;
  };
  return { shelves, listOf };
}

/** Returns the page's shelf of a collection. */
export function shelfOf(
  services: AppServices,
  userId: string,
  game: string,
  collection = 0,
): SharedShelf {
  const id = `${userId}/${game}/${collection}`;
  const { api, session, sessionWatch } = services;
  const { shelves, listOf } = lateService(services, createShelves);
  const collections = listOf(`${userId}/${game}`);
  const known = shelves.get(id);
  if (known) return known;
  if (shelves.size === 0) {
    // Also after a logout in another tab: from then on nothing of this member is stored.
    const stop = session.subscribe(() => {
      if (session.get()?.id === userId) return;
      stop();
      dropCopies();
    });
  }
  const sharing = createValueStore<SharingChoice | null>(null);
  const shelf = createCollectionShelf({
    userId,
    game,
    collection,
    tab: TAB,
    items: createOutboxStorage<CollectionItem>('collection'),
    copies: createCopyStorage(),
    listTabs: listOpenTabs,
    fetchNews: async (since) => {
      const {
        sharing: told,
        collections: all,
        ...news
      } = await fetchNews(api, game, collection, since);
      collections.set(all);
      // A choice made here is not overwritten.
      if (sharing.get() === null) sharing.set(told);
      return news;
    },
    send: (batch) => sendItem(sessionWatch, () => sendChanges(api, game, collection, batch)),
    createKey: createWriteKey,
    later,
    tellRefusal: (error) =>
      toasts.show({
        kind: 'error',
        title: collectionText('saveError', { message: errorText(error) }),
        ...(isColumnMissing(error) && { detail: REPAIR_COMMAND }),
      }),
    tellSavedAlone,
    tellUnknown: ([number = '']) =>
      toasts.show({ kind: 'warning', title: transferText('invalidCardNumber', { id: number }) }),
  });
  const logged = createLoggedShelf(shelf, {
    copies: createCopyStorage(),
    id: collection === 0 ? `${userId}/${game}/acts` : `${userId}/${game}/${collection}/acts`,
    now: () => Date.now(),
    later,
  });
  const shared = { ...logged, sharing, collection, place: id, collections };
  shelves.set(id, shared);
  keepSending(shelf, () => session.get()?.id === userId);
  return shared;
}

/** Returns the member's own up-to-date shelf; null for visitors. Default: the first collection. */
export function useShelf(collection = 0): SharedShelf | null {
  const services = useAppServices();
  const user = useUser();
  const shelf = user ? shelfOf(services, user.id, services.config.gameid, collection) : null;
  useEffect(() => {
    void shelf?.start();
  }, [shelf]);
  return shelf;
}

/** Returns the shelf of the chosen collection. */
export function useChosenShelf(): SharedShelf | null {
  return useShelf(useValue(useChosenCollection()));
}

/** Source of entries: own shelf or another member. */
export interface EntrySource {
  readonly get: (cardno: string) => CollectionEntry;
  readonly subscribe: (listener: () => void) => () => void;
}

export function useEntry(source: EntrySource, cardno: string): CollectionEntry {
  const get = () => source.get(cardno);
  return useSyncExternalStore(source.subscribe, get, get);
}
