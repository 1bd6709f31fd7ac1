import { useOutbox } from './use-outbox.ts';

/** Sends saves that wait, on whatever page their owner comes back to. */
export function OutboxSender() {
  useOutbox();
  return null;
}
