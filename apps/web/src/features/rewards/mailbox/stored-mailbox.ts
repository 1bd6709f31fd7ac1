import { isClaimable } from '@deckframe/domain/rewards/mailbox/mailbox';
import type { Answer } from '#lib/api-client.ts';
import { localStore } from '#lib/browser-storage.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';

export type MailboxData = Answer<'GET /api/me/mailbox'>['data'];
export type MailboxEntry = Answer<'GET /api/me/mailbox'>['data']['event'][number];

interface StoredMailbox {
  readonly userId: string;
  readonly fetchedAt: number;
  readonly data: MailboxData;
}

/** Reads lists of today by the local calendar (C-53). */
export function readStoredMailbox(userId: string, now: number): StoredMailbox | null {
  const stored = parse(localStore.read(STORAGE_KEYS.mailbox));
  if (stored?.userId !== userId || !isSameDay(stored.fetchedAt, now)) return null;
  return stored;
}

export function storeMailbox(userId: string, fetchedAt: number, data: MailboxData): StoredMailbox {
  const stored = { userId, fetchedAt, data };
  localStore.write(STORAGE_KEYS.mailbox, JSON.stringify(stored));
  return stored;
}

export function dropStoredMailbox(): void {
  localStore.remove(STORAGE_KEYS.mailbox);
}

export function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

export const keyOf = ({ eventId, id }: MailboxEntry): string => `${eventId ?? ''}/${id ?? ''}`;

/** MAIL-14: removes a claimed entry from the mailbox. */
export function withoutEntry(data: MailboxData, gone: MailboxEntry): MailboxData {
  const rest = (entries: MailboxEntry[]) => entries.filter((one) => keyOf(one) !== keyOf(gone));
  return { ...data, event: rest(data.event), receivedItem: rest(data.receivedItem) };
}

export function withAllRead(data: MailboxData): MailboxData {
  const notification = data.notification.map((one) => ({ ...one, status: 'read' as const }));
  return { ...data, notification };
}

/** Stored lists may contain ended events. */
export function isRunning({ endDate }: MailboxEntry, now: number): boolean {
  return endDate === null || Date.parse(endDate) > now;
}

/** Counts like the server's badge. */
export function countWaiting(data: MailboxData, ignored: readonly string[], now: number): number {
  const isOpen = (entry: MailboxEntry) =>
    isRunning(entry, now) && !ignored.includes(entry.eventId ?? '');
  const claims = [...data.event, ...data.receivedItem].filter(
    (entry) => isOpen(entry) && isClaimable(entry) && !entry.needsCode,
  );
  const unread = data.notification.filter((entry) => isOpen(entry) && entry.status === 'unread');
  return claims.length + unread.length;
}

function parse(text: string | null): StoredMailbox | null {
  try {
    return JSON.parse(text ?? 'null') as StoredMailbox | null;
  } catch {
    return null;
  }
}
