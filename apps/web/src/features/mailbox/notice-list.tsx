import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useRef } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { sayAge } from '#lib/say-age.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { mailboxKey, sendRead, unreadKey } from './api.ts';
import type { EntryListProps } from './event-list.tsx';
import { keyOf, storeMailbox, withAllRead, type MailboxData } from './stored-mailbox.ts';

/** As many as the server takes at once. */
const READ_MAX = 50;

type Held = { fetchedAt: number; data: MailboxData };

export function NoticeList({ userId, entries, now }: EntryListProps & { now: number }) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const { api } = useAppServices();
  const queryClient = useQueryClient();
  const unread = entries.filter(({ status }) => status === 'unread');
  const read = useWrite({
    send: (_: void, key) => {
      const ids = unread.flatMap(({ id }) => id ?? []).slice(0, READ_MAX);
      const eventIds = unread.flatMap(({ eventId }) => eventId ?? []).slice(0, READ_MAX);
      return sendRead(api, { ids, eventIds }, key);
    },
    done: () => {
      queryClient.setQueryData<Held>(
        mailboxKey(userId),
        (held) => held && storeMailbox(userId, held.fetchedAt, withAllRead(held.data)),
      );
      void queryClient.invalidateQueries({ queryKey: unreadKey(userId) });
      list.current?.focus();
    },
  });
  return (
    <div className="mail-list" ref={list} tabIndex={-1}>
      {unread.length > 0 && (
        <Button size="sm" variant="ghost" busy={read.isPending} onClick={() => read.mutate()}>
          {t`Mark all as read`}
        </Button>
      )}
      {entries.map((entry) => (
        <article
          key={keyOf(entry)}
          className="mail-note"
          aria-label={entry.label}
          data-new={entry.status === 'unread' || undefined}
        >
          <span className="mail-note__icon">
            <Mail size={16} aria-hidden="true" />
          </span>
          <h3>
            {entry.status === 'unread' && <span className="sr-only">{t`Unread:`} </span>}
            {entry.label}
          </h3>
          <time dateTime={entry.createdAt}>
            {sayAge(i18n.locale, entry.createdAt, new Date(now))}
          </time>
          {entry.description !== '' && <p>{entry.description}</p>}
        </article>
      ))}
      {entries.length === 0 && (
        <EmptyState title={t`No notifications`}>{t`What concerns you appears here.`}</EmptyState>
      )}
    </div>
  );
}
