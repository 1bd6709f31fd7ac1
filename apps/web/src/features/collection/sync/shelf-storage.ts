import type {
  ChangeBatch,
  KnownCollection,
} from '@deckframe/domain/collection/entries/collection-copy';
import type { CopyStorage, OutboxItem, OutboxStorage } from '#lib/outbox/outbox-storage.ts';

/** Changes stored on this device. Only the tab `tab` may still add to them. */
export interface CollectionItem extends OutboxItem {
  readonly kind: 'collection';
  readonly game: string;
  /** Missing in data of older versions, which means the first collection. */
  readonly collection?: number;
  readonly tab: string;
  readonly batch: ChangeBatch;
}

export interface ShelfStorageDeps {
  readonly userId: string;
  readonly game: string;
  readonly collection: number;
  readonly tab: string;
  readonly items: OutboxStorage<CollectionItem>;
  readonly copies: CopyStorage;
  /** Ids of open tabs. Changes of closed tabs are taken over. */
  readonly listTabs: () => Promise<ReadonlySet<string>>;
}

/** Lists collections with unsent changes on this device, each once. */
export async function listWaiting(
  items: Pick<OutboxStorage<CollectionItem>, 'list'>,
  userId: string,
): Promise<{ game: string; collection: number }[]> {
  const own = (await items.list()).filter((item) => item.userId === userId);
  const places = own.map(
    ({ game, collection = 0 }): [string, { game: string; collection: number }] => [
      `${game} ${collection}`,
      { game, collection },
    ],
  );
  return [...new Map(places).values()];
}

/** Stored server state and unconfirmed changes of a collection. */
export function createShelfStorage({
  userId,
  game,
  collection,
  tab,
  items,
  copies,
  listTabs,
}: ShelfStorageDeps) {
  const copyId = `${userId}/${game}/${collection}`;
  const isOwn = (item: CollectionItem): boolean =>
    item.userId === userId && item.game === game && (item.collection ?? 0) === collection;
  return {
    storeCopy: ({ seq, entries }: KnownCollection): Promise<void> =>
      copies.write(copyId, { seq, entries }),
    storeBatch: (batch: ChangeBatch): Promise<void> =>
      items.put({ id: batch.key, kind: 'collection', userId, game, collection, tab, batch }),
    forgetBatch: (key: string): Promise<void> => items.remove(key),
    readCopy: async (): Promise<KnownCollection | undefined> =>
      (await copies.read(copyId)) as KnownCollection | undefined,
    /** Batches of closed tabs, possibly sent. */
    listLeft: async (): Promise<ChangeBatch[]> => {
      const tabs = await listTabs();
      return (await items.list())
        .filter((item) => isOwn(item) && !tabs.has(item.tab))
        .map(({ batch }) => ({ ...batch, isSealed: true }));
    },
  };
}
