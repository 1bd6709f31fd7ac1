import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDesk } from '#features/tournament-desk/use-desk.ts';
import { Notice } from '#ui/notice.tsx';
import { ChecksView } from './checks-view.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskRail, type DeskViewId } from './desk-rail.tsx';
import { LogView } from './log-view.tsx';
import { NeedsYou } from './needs-you.tsx';
import { PairingView } from './pairing-view.tsx';
import { PlayersView } from './players-view.tsx';
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
  useDeskKeys(setView);
  const View = VIEWS[view];
  return (
    <div className="desk">
      <DeskBar id={id} onPair={() => setView('pairing')} />
      <DeskRail view={view} onView={setView} />
      <div className="desk__main">
        {event.role === 'display' && (
          <Notice tone="info">{t`You can look at this desk, not change it.`}</Notice>
        )}
        <View />
      </div>
      <aside className="desk__side">
        <NeedsYou onView={setView} />
      </aside>
    </div>
  );
}
