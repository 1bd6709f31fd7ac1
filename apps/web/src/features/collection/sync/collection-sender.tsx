import { useEffect } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { createOutboxStorage } from '#lib/outbox/outbox-storage.ts';
import { listWaiting, type CollectionItem } from './shelf-storage.ts';
import { shelfOf } from './use-shelf.ts';

const items = createOutboxStorage<CollectionItem>('collection');

/**
 * Sends changes of earlier visits, of every collection and game. Shelves send those of this visit.
 */
export function CollectionSender(): null {
  const services = useAppServices();
  const userId = useUser()?.id;
  useEffect(() => {
    let isGone = false;
    if (userId === undefined) return undefined;
    void listWaiting(items, userId).then((places) => {
      if (isGone) return;
      for (const { game, collection } of places) {
        void shelfOf(services, userId, game, collection).start();
      }
    });
    return () => {
      isGone = true;
    };
  }, [services, userId]);
  return null;
}
