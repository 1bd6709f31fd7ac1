import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays, Gift, Mail, Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Tag } from '#ui/tag.tsx';
import { SheetList } from '../../../../features/staff/sheet-list.tsx';
import {
  eventsQuery,
  type EventQuestion,
  type EventSummary,
} from '../../../../features/rewards/campaigns/campaigns-api.ts';
import { sayClaims, STATE_TONES, useEventWords } from './use-event-words.ts';

export type EventListProps = {
  asked: EventQuestion;
  openId: string | undefined;
  onAsk: (asked: EventQuestion) => void;
  onOpen: (id: string) => void;
};

const ICONS = { event: CalendarDays, notification: Mail, receivedItem: Gift };

export function EventList({ asked, openId, onAsk, onOpen }: EventListProps) {
  const { t } = useLingui();
  const { states } = useEventWords();
  const query = useInfiniteQuery(eventsQuery(asked));
  const events = query.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Panel className="user-list" flush>
      <div className="user-list__ask">
        <Button
          variant="primary"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => onOpen('new')}
        >
          <Trans>New event</Trans>
        </Button>
        <Segmented
          label={t`Which list`}
          value={asked.list}
          onChange={(list) => onAsk({ list, state: 'all' })}
          options={[
            { value: 'events', label: t`Events` },
            { value: 'levels', label: t`Level rewards` },
          ]}
        />
        <Segmented
          label={t`Which events`}
          value={asked.state}
          onChange={(state) => onAsk({ ...asked, state })}
          options={[
            { value: 'all', label: t`All` },
            { value: 'running', label: states.running },
            { value: 'scheduled', label: states.scheduled },
            { value: 'over', label: states.over },
          ]}
        />
      </div>
      <SheetList query={query} empty={events.length === 0 ? t`There is none.` : null}>
        <ul className="user-list__rows">
          {events.map((event) => (
            <li key={event.id}>
              <EventRow event={event} isOpen={event.id === openId} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </SheetList>
    </Panel>
  );
}

type EventRowProps = { event: EventSummary; isOpen: boolean; onOpen: (id: string) => void };

function EventRow({ event, isOpen, onOpen }: EventRowProps) {
  const { i18n, t } = useLingui();
  const { states } = useEventWords();
  const claims = sayClaims(event, i18n.locale);
  const Icon = ICONS[event.type];
  const day = (moment: string) => i18n.date(new Date(moment), { dateStyle: 'medium' });
  const from = day(event.startDate);
  const until = event.endDate === null ? null : day(event.endDate);
  return (
    <button
      type="button"
      className="user-list__row"
      aria-current={isOpen}
      onClick={() => onOpen(event.id)}
    >
      <span className="user-list__face">
        <Icon size={18} aria-hidden="true" />
      </span>
      <span>
        <span className="user-list__name">{event.label}</span>
        <span className="user-list__facts">
          {until === null ? t`Since ${from}` : t`${from} to ${until}`}
          {event.type !== 'notification' && t` · ${claims} claimed`}
        </span>
      </span>
      <Tag tone={STATE_TONES[event.state]}>{states[event.state]}</Tag>
    </button>
  );
}
