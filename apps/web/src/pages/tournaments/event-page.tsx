import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Tournament } from '#features/tournaments/events/api.ts';
import { BracketPanel } from '#features/tournaments/events/bracket-panel.tsx';
import { ListsPanel } from '#features/tournaments/events/lists-panel.tsx';
import { PlayersPanel } from '#features/tournaments/events/players-panel.tsx';
import { RoundPanel } from '#features/tournaments/events/round-panel.tsx';
import { StandingsPanel } from '#features/tournaments/standings-panel.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { EventHead } from './event-head.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { ObjectionsPanel } from './objections/objections-panel.tsx';
import { WithEvent } from './tournaments/with-event.tsx';

/** TOUR-07: one event, from what it is to who won it. */
export function EventPage() {
  return <WithEvent>{(event) => <EventView key={event.id} event={event} />}</WithEvent>;
}

function EventView({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const { id } = event;
  // Of an event held elsewhere nobody told who met whom.
  const isOwn = event.source !== 'imported';
  const [tab, setTab] = useState(isOwn ? 'overview' : 'standings');
  return (
    <div className="wrap tournaments">
      <EventHead event={event} />
      {event.status === 'finished' && <ObjectionsPanel event={event} />}
      <Tabs
        label={event.name}
        value={tab}
        onChange={setTab}
        items={[
          ...(isOwn
            ? [
                { value: 'overview', label: t`Overview`, panel: <OverviewPanel event={event} /> },
                { value: 'pairings', label: t`Pairings`, panel: <RoundPanel tournamentId={id} /> },
              ]
            : []),
          { value: 'standings', label: t`Standings`, panel: <StandingsPanel tournamentId={id} /> },
          ...(isOwn
            ? [{ value: 'bracket', label: t`Bracket`, panel: <BracketPanel tournamentId={id} /> }]
            : []),
          {
            value: 'players',
            label: t`Players`,
            count: event.playerCount,
            panel: <PlayersPanel tournamentId={id} />,
          },
          { value: 'lists', label: t`Lists`, panel: <ListsPanel event={event} /> },
        ]}
      />
    </div>
  );
}
