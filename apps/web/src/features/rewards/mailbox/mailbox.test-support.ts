import type { MailboxData, MailboxEntry } from './stored-mailbox.ts';

const ENTRY: MailboxEntry = {
  id: null,
  eventId: null,
  type: 'event',
  label: 'First Light week',
  description: 'Build and publish a deck.',
  icon: null,
  banner: 'glass',
  role: null,
  gifts: [],
  rewardLevel: null,
  thanksFor: null,
  status: 'unread',
  claimed: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  endDate: null,
  displayId: null,
  needsCode: false,
  isFull: false,
  requirements: [],
};

export const event = (change: Partial<MailboxEntry> = {}): MailboxEntry => ({
  ...ENTRY,
  eventId: '12',
  endDate: '2120-01-01T00:00:00.000Z',
  displayId: '481207',
  ...change,
});

export const item = (change: Partial<MailboxEntry> = {}): MailboxEntry => ({
  ...ENTRY,
  type: 'receivedItem',
  id: '7',
  label: 'A thank-you',
  ...change,
});

export const notice = (change: Partial<MailboxEntry> = {}): MailboxEntry => ({
  ...ENTRY,
  type: 'notification',
  id: '9',
  label: 'Hello',
  banner: null,
  ...change,
});

export const mailbox = (data: Partial<MailboxData> = {}) => ({
  status: 'OK',
  message: '',
  data: { event: [], notification: [], receivedItem: [], ...data },
});

export const unread = (events = 0, notifications = 0, items = 0, notices = 0) => ({
  events,
  notifications,
  items,
  notices,
});
