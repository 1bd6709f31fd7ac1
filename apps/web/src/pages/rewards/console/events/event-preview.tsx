import { useLingui } from '@lingui/react/macro';
import { EventCard } from '#features/rewards/mailbox/event-card.tsx';
import { ItemList } from '#features/rewards/mailbox/item-list.tsx';
import { LetterRow } from '#features/rewards/mailbox/letter-row.tsx';
import '#features/rewards/mailbox/mailbox.css';
import { Panel } from '#ui/panel.tsx';
import { toPreview, type EventDraft } from '../../../../features/rewards/campaigns/event-draft.ts';

/** The mailbox's own components, inert. */
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
