import { Plural, useLingui } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import { useRef } from 'react';
import { localSettings, useLocalSettings } from '#lib/preference-stores.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EventCard } from './event-card.tsx';
import { keyOf, type MailboxEntry } from './stored-mailbox.ts';

export interface EntryListProps {
  userId: string;
  entries: readonly MailboxEntry[];
}

/** The server's limit; older ones reappear. */
const IGNORED_MAX = 100;

/** MAIL-19: campaigns ignored on this device are collapsed and can be shown again. */
export function EventList({ userId, entries }: EntryListProps) {
  const { t } = useLingui();
  const { ignoredEvents } = useLocalSettings();
  const list = useRef<HTMLDivElement>(null);
  const isIgnored = ({ eventId }: MailboxEntry) => ignoredEvents.includes(eventId ?? '');
  const shown = entries.filter((entry) => !isIgnored(entry));
  const ignored = entries.length - shown.length;
  // Keeps the focus in the list.
  const leave = () => list.current?.focus();
  const ignore = ({ eventId }: MailboxEntry) => {
    localSettings.setIgnoredEvents([...ignoredEvents, eventId ?? ''].slice(-IGNORED_MAX));
    leave();
  };
  const showAgain = () => {
    const ids = entries.map(({ eventId }) => eventId);
    localSettings.setIgnoredEvents(ignoredEvents.filter((id) => !ids.includes(id)));
    leave();
  };
  return (
    <div className="mail-list" ref={list} tabIndex={-1}>
      {shown.map((entry) => (
        <EventCard
          key={keyOf(entry)}
          userId={userId}
          entry={entry}
          onIgnore={() => ignore(entry)}
          onGone={leave}
        />
      ))}
      {entries.length === 0 && (
        <EmptyState title={t`No events are running`}>
          {t`Events with something to claim appear here.`}
        </EmptyState>
      )}
      {ignored > 0 && (
        <Button variant="ghost" icon={<EyeOff size={15} aria-hidden="true" />} onClick={showAgain}>
          <Plural
            value={ignored}
            one="# ignored event: show again"
            other="# ignored events: show again"
          />
        </Button>
      )}
    </div>
  );
}
