import { useOutbox } from './use-outbox.ts';

/** Sends unsent saves, on whatever page the member opens first. */
export function OutboxSender() {
  useOutbox();
  return null;
}
