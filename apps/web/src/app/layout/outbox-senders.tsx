import { CollectionSender } from '#features/collection/sync/collection-sender.tsx';
import { OutboxSender } from '#features/decks/editor/save/outbox-sender.tsx';

/** What waits on this device, of whatever kind. */
export function OutboxSenders() {
  return (
    <>
      <OutboxSender />
      <CollectionSender />
    </>
  );
}
