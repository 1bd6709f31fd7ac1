import { useShelf, useShelfSending } from './use-shelf.ts';
import type { CollectionShelf } from './collection-shelf.ts';

/** Sends changes that wait, on whatever page their owner comes back to. */
export function CollectionSender() {
  const shelf = useShelf();
  return shelf && <Sender shelf={shelf} />;
}

function Sender({ shelf }: { shelf: CollectionShelf }) {
  useShelfSending(shelf);
  return null;
}
