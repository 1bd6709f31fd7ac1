import { useLingui, Trans } from '@lingui/react/macro';
import { Clock, RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { readsOf } from '#lib/api-query.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, mailboxText } from '#lib/message-text.ts';
import { useLocalSettings } from '#lib/preference-stores.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { SideDrawer } from '#ui/side-drawer.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { mailboxQuery, mailboxKey, UNREAD } from './api.ts';
import { EventList, type EntryListProps } from './event-list.tsx';
import { ItemList } from './item-list.tsx';
import { LetterRow } from './letter-row.tsx';
import { mergeNotices } from './notices/merge-notices.ts';
import { NoticeRow } from './notices/notice-row.tsx';
import { useNotices } from './notices/use-notices.ts';
import {
  countWaiting,
  isRunning,
  keyOf,
  storeMailbox,
  withAllRead,
  type MailboxData,
} from './stored-mailbox.ts';
import { useNow } from './use-now.ts';
import { useRefreshMailbox, type Unread } from './use-unread.ts';
import './mailbox.css';

/** The server's maximum per request. */
const READ_MAX = 50;

type Held = { fetchedAt: number; data: MailboxData };

interface NoticeListProps extends EntryListProps {
  now: number;
  /** Bundles that the server counts as unread. */
  unreadNotices: number;
  onLeave: () => void;
}

/** Site messages and notices, newest first. */
function NoticeList(props: NoticeListProps) {
  const { userId, entries, now, unreadNotices, onLeave } = props;
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const { query, notices, read, remove } = useNotices(userId);
  const unread = entries.filter(({ status }) => status === 'unread');
  const readLetters = useApiWrite('POST /api/me/mailbox/read', {
    done: () => {
      queryClient.setQueryData<Held>(
        mailboxKey(userId),
        (held) => held && storeMailbox(userId, held.fetchedAt, withAllRead(held.data)),
      );
      void queryClient.invalidateQueries({ queryKey: readsOf(UNREAD) });
    },
  });
  const readAll = () => {
    if (unread.length > 0) {
      const ids = unread.flatMap(({ id }) => id ?? []).slice(0, READ_MAX);
      const eventIds = unread.flatMap(({ eventId }) => eventId ?? []).slice(0, READ_MAX);
      readLetters.mutate({ body: { ids, eventIds } });
    }
    if (unreadNotices > 0 || notices.some(({ isRead }) => !isRead)) {
      read.mutate({ body: { ids: 'all' } });
    }
    list.current?.focus();
  };
  const isUnread = unread.length + unreadNotices > 0 || notices.some(({ isRead }) => !isRead);
  const shown = mergeNotices(entries, notices, query.hasNextPage);
  return (
    <div className="mail-list" ref={list} tabIndex={-1}>
      <div className="mail-notes__head">
        {isUnread && (
          <Button size="sm" variant="ghost" busy={read.isPending} onClick={readAll}>
            {t`Mark all as read`}
          </Button>
        )}
        <Link
          className={linkClassName('quiet')}
          to="/account"
          hash="notifications"
          onClick={onLeave}
        >
          <Trans>What you are notified about</Trans>
        </Link>
      </div>
      {shown.map((one) =>
        'kind' in one ? (
          <NoticeRow
            key={one.id}
            notice={one}
            now={now}
            onOpen={() => {
              if (!one.isRead) read.mutate({ body: { ids: [one.id] } });
              onLeave();
            }}
            onRemove={() => {
              remove.mutate({ params: { noticeId: one.id } });
              list.current?.focus();
            }}
          />
        ) : (
          <LetterRow key={keyOf(one)} entry={one} now={now} />
        ),
      )}
      <QueryPanel
        query={query}
        title={t`Your notifications did not load`}
        pending={<Skeleton height={64} />}
      />
      {query.hasNextPage && (
        <Button
          variant="ghost"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t`Show older`}
        </Button>
      )}
      {query.isSuccess && shown.length === 0 && (
        <EmptyState title={t`No notifications`}>
          {t`Likes, comments, followers and trades appear here.`}
        </EmptyState>
      )}
    </div>
  );
}

interface MailboxTabsProps {
  userId: string;
  data: MailboxData;
  /** Undefined until loaded. */
  unreadNotices: number | undefined;
  onLeave: () => void;
}

const MINUTE_MS = 60_000;

/** N-17: tabs for events, notifications and items. */
function MailboxTabs({ userId, data, unreadNotices, onLeave }: MailboxTabsProps) {
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
  // Selects a tab with content, once counted.
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

export interface MailboxDrawerProps {
  userId: string;
  /** Server counts, to detect outdated lists. */
  unread: Unread | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function MailboxDrawer(props: MailboxDrawerProps) {
  const { userId, unread, open, onOpenChange } = props;
  const { t, i18n } = useLingui();
  const { api } = useAppServices();
  const { ignoredEvents } = useLocalSettings();
  const refresh = useRefreshMailbox(userId);
  const { data, error, isFetching } = useQuery({ ...mailboxQuery(api, userId), enabled: open });
  const waiting = unread?.listed;
  const refreshedFor = useRef<number>(undefined);

  const refreshOld = useEffectEvent(() => {
    if (data === undefined || waiting === undefined || refreshedFor.current === waiting) return;
    refreshedFor.current = waiting;
    if (countWaiting(data.data, ignoredEvents, Date.now()) !== waiting) refresh();
  });
  useEffect(() => {
    if (open && data !== undefined) refreshOld();
  }, [open, data, waiting]);

  const failure = error === null ? null : mailboxText('fetchFailed', { message: errorText(error) });

  const time = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short' });
  return (
    <SideDrawer
      open={open}
      onOpenChange={onOpenChange}
      title={t`Mailbox`}
      closeLabel={t`Close`}
      aside={
        <IconButton
          label={t`Check again`}
          icon={<RefreshCw size={16} aria-hidden="true" />}
          busy={isFetching}
          onClick={refresh}
        />
      }
      footer={
        data && (
          <>
            <Clock size={13} aria-hidden="true" />
            {t`Last checked at ${time.format(data.fetchedAt)}. The mailbox checks once a day by itself.`}
          </>
        )
      }
    >
      {data ? (
        <MailboxTabs
          userId={userId}
          data={data.data}
          unreadNotices={unread?.notices}
          onLeave={() => onOpenChange(false)}
        />
      ) : failure === null ? (
        <Skeleton className="mail-skeleton" />
      ) : (
        <ErrorState
          title={t`Your mailbox did not load`}
          message={failure}
          onRetry={refresh}
          busy={isFetching}
        />
      )}
    </SideDrawer>
  );
}
