import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { useLocalSettings } from '#lib/preference-stores.ts';
import { mailboxQuery } from './api.ts';
import { EventList } from './event-list.tsx';
import { isRunning, type MailboxEntry } from './stored-mailbox.ts';
import { useNow } from './use-now.ts';
import './mailbox.css';
import './running-events.css';

const SHOWN = 3;
const MINUTE_MS = 60_000;

/** Home page: the campaigns that end first. Nothing if there are none. */
export function RunningEvents({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { ignoredEvents } = useLocalSettings();
  const now = useNow(MINUTE_MS);
  const { data } = useQuery(mailboxQuery(api, userId));
  // Level rewards have their own page.
  const isShown = (entry: MailboxEntry) =>
    entry.rewardLevel === null &&
    isRunning(entry, now) &&
    !ignoredEvents.includes(entry.eventId ?? '');
  const events = (data?.data.event ?? []).filter(isShown).slice(0, SHOWN);
  if (events.length === 0) return null;
  return (
    <section className="running-events" aria-labelledby="running-events-title">
      <h2 id="running-events-title">{t`Running events`}</h2>
      <EventList userId={userId} entries={events} />
    </section>
  );
}
