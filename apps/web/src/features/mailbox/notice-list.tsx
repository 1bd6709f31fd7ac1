import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { linkClassName } from '#ui/text-link.tsx';
import { mailboxKey, sendRead, unreadKey } from '../rewards/mailbox/api.ts';
import type { EntryListProps } from '../rewards/mailbox/event-list.tsx';
import { LetterRow } from '../rewards/mailbox/letter-row.tsx';
import { mergeNotices } from '../rewards/mailbox/notices/merge-notices.ts';
import { NoticeRow } from './notices/notice-row.tsx';
import { useNotices } from '../rewards/mailbox/notices/use-notices.ts';
import {
  keyOf,
  storeMailbox,
  withAllRead,
  type MailboxData,
} from '../rewards/mailbox/stored-mailbox.ts';

/** As many as the server takes at once. */
const READ_MAX = 50;

type Held = { fetchedAt: number; data: MailboxData };

export interface NoticeListProps extends EntryListProps {
  now: number;
  /** Bundles that the server counts as unread. */
  unreadNotices: number;
  onLeave: () => void;
}

/** What the site tells and what others did, the newest first. */
export function NoticeList(props: NoticeListProps) {
  const { userId, entries, now, unreadNotices, onLeave } = props;
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const { api } = useAppServices();
  const queryClient = useQueryClient();
  const { query, notices, read, remove } = useNotices(userId);
  const unread = entries.filter(({ status }) => status === 'unread');
  const readLetters = useWrite({
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
    },
  });
  const readAll = () => {
    if (unread.length > 0) readLetters.mutate();
    if (unreadNotices > 0 || notices.some(({ isRead }) => !isRead)) read.mutate('all');
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
              if (!one.isRead) read.mutate([one.id]);
              onLeave();
            }}
            onRemove={() => {
              remove.mutate(one.id);
              list.current?.focus();
            }}
          />
        ) : (
          <LetterRow key={keyOf(one)} entry={one} now={now} />
        ),
      )}
      {query.isPending && <Skeleton height={64} />}
      {query.isError && (
        <ErrorState
          title={t`Your notifications did not load`}
          message={errorText(query.error)}
          retryLabel={t`Try again`}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
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
