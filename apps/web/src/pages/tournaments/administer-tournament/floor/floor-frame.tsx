import { isOpen } from '@deckframe/domain/tournaments/desk/desk';
import { roundsOf } from '@deckframe/domain/tournaments/desk/next-step';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { RefusedEntries } from '../refused-entries.tsx';
import { SyncState } from '../sync-state.tsx';
import { FloorCalls } from './floor-calls.tsx';
import { FloorClock } from './floor-clock.tsx';
import { FloorKeys } from './floor-keys.tsx';
import { FloorTable } from './floor-table.tsx';
import { ScanTable } from './scan-table.tsx';
import './floor.css';

/** A judge's phone: calls, one table at a time, and a keypad. */
export function FloorFrame({ linked, onDesk }: { linked: number; onDesk: () => void }) {
  const { t } = useLingui();
  const { desk, view } = useDesk();
  const [table, setTable] = useState(linked);
  const round = desk.rounds.at(-1);
  const open = round?.matches.filter(isOpen).length ?? 0;
  const match = round?.matches.find((one) => one.table === table);
  const total = round?.phase === 0 ? roundsOf(desk, 0) : 0;
  return (
    <div className="floor">
      <header className="floor__head">
        <div>
          <h1>{view.name}</h1>
          <p>
            {total > 0
              ? t`Round ${desk.rounds.length} of ${total}`
              : t`Round ${desk.rounds.length}`}
          </p>
          <FloorClock />
        </div>
        <div className="floor__state">
          <SyncState />
          <p>
            <Plural value={open} one="# table open" other="# tables open" />
          </p>
          <Button size="sm" onClick={onDesk}>
            {t`Desk`}
          </Button>
        </div>
      </header>
      <ul className="desk-needs">
        <RefusedEntries />
      </ul>
      {round ? (
        <>
          <FloorCalls chosen={table} matches={round.matches} onTable={setTable} />
          {match && <FloorTable key={`${desk.rounds.length}/${table}`} match={match} />}
          <ScanTable round={round} onTable={setTable} />
          <FloorKeys tables={round.matches.length} onTable={setTable} />
        </>
      ) : (
        <EmptyState level={2} title={t`No round yet`}>
          {t`The next round is not paired yet.`}
        </EmptyState>
      )}
    </div>
  );
}
