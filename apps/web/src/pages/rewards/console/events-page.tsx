import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { EventList } from './events/event-list.tsx';
import {
  copyToDraft,
  emptyDraft,
  type EventDraft,
} from '../../../features/rewards/campaigns/event-draft.ts';
import { EventSheet } from './events/event-sheet.tsx';
import {
  eventsQuery,
  type EventListId,
  type EventState,
} from '../../../features/rewards/campaigns/campaigns-api.ts';
import { NewEvent } from './events/new-event.tsx';
import '../../../features/staff/users.css';
import '../../../features/staff/sheet-tabs.css';
import '../../../features/rewards/campaigns/campaigns.css';

type Address = { list?: EventListId; state?: EventState | 'all'; event?: string };

/** Campaigns. The address selects one. */
export function EventsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { list = 'events', state = 'all', event: openId }: Address = useSearch({ strict: false });
  const [now] = useState(() => Date.now());
  const [template, setTemplate] = useState<EventDraft | null>(null);
  const query = useInfiniteQuery(eventsQuery({ list, state }));
  const open = query.data?.pages
    .flatMap((page) => page.events)
    .find((event) => event.id === openId);
  const go = (change: Address, replace = false) =>
    void navigate({
      to: '/admin/events',
      search: { list, state, event: openId, ...change },
      replace,
      resetScroll: false,
    });
  const begin = (draft: EventDraft | null) => {
    setTemplate(draft);
    go({ event: 'new' });
  };
  const close = () => go({ event: undefined });
  return (
    <AdminFrame>
      <PageHeading title={pageTitle('adminEvents')} lead={pageDescription('adminEvents')} />
      <div className="users" data-open={openId === 'new' || open !== undefined ? '' : undefined}>
        <EventList
          asked={{ list, state }}
          openId={openId}
          onAsk={(asked) => go(asked, true)}
          onOpen={(id) => (id === 'new' ? begin(null) : go({ event: id }))}
        />
        {openId === 'new' && (
          <NewEvent
            start={template ?? emptyDraft(now)}
            now={now}
            onMade={({ id }) => go({ event: id, list: 'events', state: 'all' }, true)}
            onClose={close}
          />
        )}
        {open && (
          <EventSheet
            key={open.id}
            event={open}
            now={now}
            onCopy={() => begin(copyToDraft(open, now))}
            onClose={close}
          />
        )}
        {openId !== 'new' && open === undefined && (
          <div className="users__none">
            <EmptyState level={2} title={t`None chosen`}>
              {t`Choose an event to see how it goes, or make a new one.`}
            </EmptyState>
          </div>
        )}
      </div>
    </AdminFrame>
  );
}
