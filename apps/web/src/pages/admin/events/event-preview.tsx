import { useLingui } from '@lingui/react/macro';
import { EventCard } from '#features/mailbox/event-card.tsx';
import { ItemList } from '#features/mailbox/item-list.tsx';
import { LetterRow } from '#features/mailbox/letter-row.tsx';
import '#features/mailbox/mailbox.css';
import { Panel } from '#ui/panel.tsx';
import { toPreview, type EventDraft } from './event-draft.ts';

/** The member's own mailbox parts, which nobody can press here. */
export function EventPreview({ draft, now }: { draft: EventDraft; now: number }) {
  const { t } = useLingui();
  const entry = toPreview(draft, now);
  return (
    <Panel heading={t`As members see it`} className="event-preview">
      <div inert>
        {entry.type === 'event' && (
          <EventCard userId="" entry={entry} onIgnore={ignore} onGone={ignore} />
        )}
        {entry.type === 'notification' && <LetterRow entry={entry} now={now} />}
        {entry.type === 'receivedItem' && <ItemList userId="" entries={[entry]} />}
      </div>
    </Panel>
  );
}

const ignore = () => undefined;
