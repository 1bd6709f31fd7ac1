import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { DEMO_ID } from '#features/tournaments/desk/demo/demo-id.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Notice } from '#ui/notice.tsx';
import { ChecksView } from './checks-view.tsx';
import { DemoGuide } from './demo-guide.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskRail, type DeskViewId } from '../tournaments/administer-tournament/desk-rail.tsx';
import { FloorFrame } from '../tournaments/administer-tournament/floor/floor-frame.tsx';
import { readTable } from '../tournaments/administer-tournament/floor/table-link.ts';
import { LogView } from './log-view.tsx';
import { NeedsYou } from '../tournaments/administer-tournament/needs-you.tsx';
import { PairingView } from '../tournaments/administer-tournament/pairing-view.tsx';
import { PlayersView } from '../tournaments/administer-tournament/players-view.tsx';
import { PrintView } from './print-view.tsx';
import { ResultsView } from './results-view.tsx';
import { StandingsView } from './standings-view.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

const VIEWS = {
  results: ResultsView,
  pairing: PairingView,
  players: PlayersView,
  checks: ChecksView,
  standings: StandingsView,
  print: PrintView,
  log: LogView,
};

export function DeskFrame({ id }: { id: string }) {
  const { t } = useLingui();
  const { view: event } = useDesk();
  const [view, setView] = useState<DeskViewId>('results');
  const { hash } = useLocation();
  const [isFloor, setFloor] = useState(event.role === 'judge' || readTable(hash) > 0);
  const [followed, setFollowed] = useState(hash);
  if (followed !== hash) {
    setFollowed(hash);
    if (readTable(hash) > 0) setFloor(true);
  }
  useDeskKeys(setView);
  if (isFloor)
    return <FloorFrame key={hash} linked={readTable(hash)} onDesk={() => setFloor(false)} />;
  const View = VIEWS[view];
  return (
    <div className="desk">
      <DeskBar id={id} onPair={() => setView('pairing')} onFloor={() => setFloor(true)} />
      <DeskRail view={view} onView={setView} />
      <div className="desk__main">
        {event.role === 'display' && (
          <Notice tone="info">{t`You can look at this desk, not change it.`}</Notice>
        )}
        {id === DEMO_ID && <DemoGuide />}
        <View />
      </div>
      <aside className="desk__side">
        <NeedsYou onView={setView} />
      </aside>
    </div>
  );
}
