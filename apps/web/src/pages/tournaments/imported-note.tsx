import { Trans, useLingui } from '@lingui/react/macro';
import type { Tournament } from '#features/tournaments/events/api.ts';
import { Notice } from '#ui/notice.tsx';

/** Who says so, and where it can be looked up. */
export function ImportedNote({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const { importLink: link } = event;
  const organizer = event.organizer ?? t`somebody who has left`;
  return (
    <Notice tone="info" title={t`Held elsewhere.`}>
      <Trans>
        Imported by {organizer}. Nobody here has checked it, and it does not count in the meta.
      </Trans>{' '}
      {link !== '' && (
        <a href={link} rel="nofollow ugc noopener noreferrer" target="_blank">
          {t`Its results elsewhere`}
        </a>
      )}
    </Notice>
  );
}
