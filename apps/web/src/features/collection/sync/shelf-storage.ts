import type {
  ChangeBatch,
  KnownCollection,
} from '@deckframe/domain/collection/entries/collection-copy';
import type { CopyStorage, OutboxItem, OutboxStorage } from '#lib/outbox/outbox-storage.ts';

/** Changes that this device holds; `tab` is the one that may still add to them. */
export interface CollectionItem extends OutboxItem {
  readonly kind: 'collection';
  readonly game: string;
  /** Absent in what older versions left: the first one. */
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
  /** Tabs that are open; what others have left is taken over. */
  readonly listTabs: () => Promise<ReadonlySet<string>>;
}

/** The collections of which this device holds something unsent, each once. */
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
