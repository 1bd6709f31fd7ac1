import { useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { sayAge } from '#lib/say-age.ts';
import { EventIcon } from './event-icon.tsx';
import type { MailboxEntry } from './stored-mailbox.ts';

/** A message from the site, to one or many members. */
export function LetterRow({ entry, now }: { entry: MailboxEntry; now: number }) {
  const { t, i18n } = useLingui();
  return (
    <article
      className="mail-note"
      aria-label={entry.label}
      data-new={entry.status === 'unread' || undefined}
    >
      <span className="mail-note__icon">
        <EventIcon icon={entry.icon} otherwise={Mail} />
      </span>
      <h3>
        {entry.status === 'unread' && <span className="sr-only">{t`Unread:`} </span>}
        {entry.label}
      </h3>
      <time dateTime={entry.createdAt}>{sayAge(i18n.locale, entry.createdAt, new Date(now))}</time>
      {entry.description !== '' && <p>{entry.description}</p>}
    </article>
  );
}
