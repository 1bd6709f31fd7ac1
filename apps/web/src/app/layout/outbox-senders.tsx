import { CollectionSender } from '#features/collection/sync/collection-sender.tsx';
import { VisitorActionSender } from '#features/accounts/account/sign-in/visitor-action-sender.tsx';
import { OutboxSender } from '#features/decks/editor/save/outbox-sender.tsx';

/** Sends waiting changes of all kinds. */
export function OutboxSenders() {
  return (
    <>
      <OutboxSender />
      <CollectionSender />
      <VisitorActionSender />
    </>
  );
}
