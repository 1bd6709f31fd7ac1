import { useEffect, useState } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { createOutboxStorage } from '#lib/outbox/outbox-storage.ts';
import type { CollectionShelf } from './collection-shelf.ts';
import { listWaiting, type CollectionItem } from './shelf-storage.ts';
import { shelfOf, useShelfSending, type SharedShelf } from './use-shelf.ts';

const items = createOutboxStorage<CollectionItem>('collection');

/** Sends changes that wait, of every collection and game, on whatever page their owner comes back to. */
export function CollectionSender() {
  const services = useAppServices();
  const userId = useUser()?.id;
  const [shelves, setShelves] = useState<readonly SharedShelf[]>([]);
  useEffect(() => {
    let isGone = false;
    if (userId === undefined) return undefined;
    void listWaiting(items, userId).then((places) => {
      if (isGone) return;
      setShelves(places.map(({ game, collection }) => shelfOf(services, userId, game, collection)));
    });
    return () => {
      isGone = true;
      setShelves([]);
    };
  }, [services, userId]);
  return shelves.map((shelf) => <Sender key={shelf.place} shelf={shelf} />);
}

function Sender({ shelf }: { shelf: CollectionShelf }) {
  useShelfSending(shelf);
  useEffect(() => {
    void shelf.start();
  }, [shelf]);
  return null;
}
