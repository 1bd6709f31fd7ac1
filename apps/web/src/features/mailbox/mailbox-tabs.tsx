import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Tabs } from '#ui/tabs.tsx';
import { EventList } from '../rewards/mailbox/event-list.tsx';
import { ItemList } from '../rewards/mailbox/item-list.tsx';
import { NoticeList } from './notice-list.tsx';
import { isRunning, type MailboxData } from '../rewards/mailbox/stored-mailbox.ts';
import { useNow } from '../rewards/mailbox/use-now.ts';

export interface MailboxTabsProps {
  userId: string;
  data: MailboxData;
  /** None until the server has counted them. */
  unreadNotices: number | undefined;
  onLeave: () => void;
}

const MINUTE_MS = 60_000;

/** N-17: events, notifications and items, each under its tab. */
export function MailboxTabs({ userId, data, unreadNotices, onLeave }: MailboxTabsProps) {
  const { t } = useLingui();
  const now = useNow(MINUTE_MS);
  const events = data.event.filter((entry) => isRunning(entry, now));
  const items = data.receivedItem.filter((entry) => isRunning(entry, now));
  const letters = data.notification.filter(({ status }) => status === 'unread').length;
  const unread = letters + (unreadNotices ?? 0);
  const findWaiting = (): string => {
    if (events.length > 0) return 'events';
    if (unread > 0) return 'notices';
    return items.length > 0 ? 'items' : 'events';
  };
  // Opens where something waits, looks once more when all is counted, and stays when it is gone.
  const isCounted = unreadNotices !== undefined;
  const [chosen, setChosen] = useState({ tab: findWaiting(), isFinal: isCounted });
  if (isCounted && !chosen.isFinal) setChosen({ tab: findWaiting(), isFinal: true });
  return (
    <Tabs
      label={t`Mailbox`}
      value={chosen.tab}
      onChange={(tab) => setChosen({ tab, isFinal: true })}
      items={[
        {
          value: 'events',
          label: t`Events`,
          count: events.length,
          panel: <EventList userId={userId} entries={events} />,
        },
        {
          value: 'notices',
          label: t`Notifications`,
          count: unread,
          panel: (
            <NoticeList
              userId={userId}
              entries={data.notification}
              now={now}
              unreadNotices={unreadNotices ?? 0}
              onLeave={onLeave}
            />
          ),
        },
        {
          value: 'items',
          label: t`Items`,
          count: items.length,
          panel: <ItemList userId={userId} entries={items} />,
        },
      ]}
    />
  );
}
