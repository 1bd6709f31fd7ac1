import { useShelf, useChosenShelf, useShelfSending } from './use-shelf.ts';
import type { CollectionShelf } from './collection-shelf.ts';

/** Sends changes that wait, on whatever page their owner comes back to. */
export function CollectionSender() {
  const first = useShelf();
  const chosen = useChosenShelf();
  return (
    <>
      {first && <Sender shelf={first} />}
      {chosen && chosen !== first && <Sender key={chosen.collection} shelf={chosen} />}
    </>
  );
}

function Sender({ shelf }: { shelf: CollectionShelf }) {
  useShelfSending(shelf);
  return null;
}
