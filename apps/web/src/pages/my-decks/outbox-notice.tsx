import { toShownName } from '@deckframe/domain/decks/deck/deck-document';
import { Plural, useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import type { OutboxEntry } from '#features/decks/editor/save/outbox-entry.ts';
import { Notice } from '#ui/notice.tsx';

/** Saves that the server has not confirmed yet; they are sent by themselves. */
export function OutboxNotice({ entries }: { entries: readonly OutboxEntry[] }) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  if (entries.length === 0) return null;
  const names = entries
    .map(({ body, game }) => `${toShownName(body.name)}${game === gameid ? '' : ` (${game})`}`)
    .join(', ');
  return (
    <Notice
      tone="offline"
      title={
        <Plural
          value={entries.length}
          one="# save is waiting to be sent."
          other="# saves are waiting to be sent."
        />
      }
    >
      {t`${names}. They are sent as soon as there is a connection.`}
    </Notice>
  );
}
