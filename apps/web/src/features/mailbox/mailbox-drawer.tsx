import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Clock, RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, mailboxText } from '#lib/message-text.ts';
import { useLocalSettings } from '#lib/preference-stores.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SideDrawer } from '#ui/side-drawer.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { mailboxQuery } from '../rewards/mailbox/api.ts';
import { MailboxTabs } from './mailbox-tabs.tsx';
import { countWaiting } from '../rewards/mailbox/stored-mailbox.ts';
import { useRefreshMailbox, type Unread } from '../rewards/mailbox/use-unread.ts';
import '../rewards/mailbox/mailbox.css';

export interface MailboxDrawerProps {
  userId: string;
  /** What the server counts; where the lists of this morning have another number, they are old. */
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
            {t`Checked at ${time.format(data.fetchedAt)}. We check again once a day, or when you ask.`}
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
          retryLabel={t`Try again`}
          onRetry={refresh}
          busy={isFetching}
        />
      )}
    </SideDrawer>
  );
}
