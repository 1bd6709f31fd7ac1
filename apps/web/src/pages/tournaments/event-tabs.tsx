import type { TournamentView } from '@deckframe/domain/tournament/event';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Asked } from '#features/tournaments/api.ts';
import { EventFilter } from '#features/tournaments/event-filter.tsx';
import { EventList } from '#features/tournaments/event-list.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';

/** Events of one view beside what finds them; each view has its own address. */
export function EventTabs({ view }: { view: Exclude<TournamentView, 'live'> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>({});
  const panel = (
    <div className="tournaments__columns">
      <EventFilter asked={asked} onChange={setAsked} />
      <EventList
        view={view}
        asked={asked}
        empty={<NoEvents view={view} asked={asked} onClear={() => setAsked({})} />}
      />
    </div>
  );
  return (
    <Tabs
      label={t`Which tournaments`}
      value={view}
      onChange={(next) =>
        void navigate({ to: next === 'results' ? '/tournaments/results' : '/tournaments/upcoming' })
      }
      items={[
        { value: 'upcoming', label: t`Upcoming`, panel },
        { value: 'results', label: t`Results`, panel },
      ]}
    />
  );
}

type NoEventsProps = { view: TournamentView; asked: Asked; onClear: () => void };

/** Names what hides events, and the way out. */
function NoEvents({ view, asked, onClear }: NoEventsProps) {
  const { t } = useLingui();
  if (Object.keys(asked).length > 0) {
    return (
      <EmptyState
        level={2}
        title={t`Nothing fits this search`}
        action={<Button onClick={onClear}>{t`Show all`}</Button>}
      >
        {t`Take away a word, a day or a place.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState level={2} title={view === 'results' ? t`No results yet` : t`Nothing announced yet`}>
      {view === 'results'
        ? t`Finished tournaments are listed here.`
        : t`You can create the first event yourself.`}
    </EmptyState>
  );
}
