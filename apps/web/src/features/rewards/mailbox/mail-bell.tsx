import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useUnread } from './use-unread.ts';

const MailboxDrawer = lazyPart(
  'mailbox',
  () => import('./mailbox-drawer.tsx').then((m) => m.MailboxDrawer),
  { texts: 'answers' },
);

interface MailBellProps {
  userId: string;
}

/** Opens the mailbox and shows the number of waiting items. */
export function MailBell({ userId }: MailBellProps) {
  const { t } = useLingui();
  const unread = useUnread(userId);
  const waiting = unread === null ? 0 : unread.listed + unread.notices;
  const isNarrow = useMedia(NARROW_QUERY);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        label={waiting === 0 ? t`Mailbox` : t`Mailbox, ${waiting} waiting`}
        size={isNarrow ? 'lg' : 'md'}
        icon={<Bell size={isNarrow ? 20 : 18} aria-hidden="true" />}
        count={waiting}
        onClick={open}
      />
      <Suspense>
        {wasOpen && (
          <MailboxDrawer userId={userId} unread={unread} open={isOpen} onOpenChange={setOpen} />
        )}
      </Suspense>
    </>
  );
}
