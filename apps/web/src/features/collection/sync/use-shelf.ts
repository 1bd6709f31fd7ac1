import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import { useEffect, useSyncExternalStore } from 'react';
import { useAppServices, useUser, type AppServices } from '#lib/app-services.ts';
import { ApiError } from '#lib/api-error.ts';
import { collectionText, errorText, transferText } from '#lib/message-text.ts';
import { createCopyStorage, createOutboxStorage } from '#lib/outbox/outbox-storage.ts';
import { sendItem } from '#lib/outbox/send-item.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import { createWriteKey } from '#lib/write/write-key.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { CollectionInfo } from '../named/api.ts';
import { useChosenCollection } from '../named/chosen-collection.ts';
import { fetchNews, sendChanges, type SharingChoice } from './api.ts';
import { createCollectionShelf } from './collection-shelf.ts';
import { keepSending } from './keep-sending.ts';
import { createLoggedShelf, type LoggedShelf } from './logged-shelf.ts';
import type { CollectionItem } from './shelf-storage.ts';
import { listOpenTabs, TAB } from './open-tabs.ts';

/** A shelf, and who may see what is on it; null until the server has told. */
export type SharedShelf = LoggedShelf & {
  readonly sharing: ValueStore<SharingChoice | null>;
  /** Which of the member's collections it is. */
  readonly collection: number;
  /** Member, game and collection. */
  readonly place: string;
  /** All of them, the first one first; null until the server has told. */
  readonly collections: ValueStore<readonly CollectionInfo[] | null>;
};

const listsOfCollections = new Map<string, ValueStore<readonly CollectionInfo[] | null>>();

/** One list for all shelves of a member and a game. */
function collectionsOf(id: string): ValueStore<readonly CollectionInfo[] | null> {
  const known = listsOfCollections.get(id);
  if (known) return known;
  const made = createValueStore<readonly CollectionInfo[] | null>(null);
  listsOfCollections.set(id, made);
  return made;
}

/** What whoever runs the site does where the database lacks a column; no words, so no translation. */
const REPAIR_COMMAND = 'node packages/database/src/migrate.ts';

const isColumnMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'COLUMN_MISSING';

const later = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

const shelves = new Map<string, SharedShelf>();

/** The one shelf of a member's collection on this page. */
export function shelfOf(
  { api, session, sessionWatch }: Pick<AppServices, 'api' | 'session' | 'sessionWatch'>,
  userId: string,
  game: string,
  collection = 0,
): SharedShelf {
  const id = `${userId}/${game}/${collection}`;
  const collections = collectionsOf(`${userId}/${game}`);
  const known = shelves.get(id);
  if (known) return known;
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
      // Whoever was asked on this page is not asked again, nor forgotten by an edit that came first.
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

/** The member's own shelf, brought up to date; null for visitors. The first collection by default. */
export function useShelf(collection = 0): SharedShelf | null {
  const services = useAppServices();
  const user = useUser();
  const shelf = user ? shelfOf(services, user.id, services.config.gameid, collection) : null;
  useEffect(() => {
    void shelf?.start();
  }, [shelf]);
  return shelf;
}

/** The shelf of the collection that the member counts in. */
export function useChosenShelf(): SharedShelf | null {
  return useShelf(useChosenCollection(useAppServices().config.gameid));
}

/** Where entries come from: the own shelf, or what another member shows. */
export interface EntrySource {
  readonly get: (cardno: string) => CollectionEntry;
  readonly subscribe: (listener: () => void) => () => void;
}

export function useEntry(source: EntrySource, cardno: string): CollectionEntry {
  return useSyncExternalStore(source.subscribe, () => source.get(cardno));
}
