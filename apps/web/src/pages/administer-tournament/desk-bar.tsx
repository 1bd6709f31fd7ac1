import { findNextStep, roundsOf } from '@deckframe/domain/tournaments/desk/next-step';
import { isOpen } from '@deckframe/domain/tournament/desk/find-match';
import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { DEMO_ID } from '#features/tournaments/desk/demo/demo-id.ts';
import { findRegistered } from '#features/tournaments/desk/enter-registered.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { DeskClock } from './desk-clock.tsx';
import { NextStepButton } from './next-step-button.tsx';
import { SyncState } from '../tournaments/administer-tournament/sync-state.tsx';
import { useUndoLast } from '../tournaments/administer-tournament/use-undo.ts';

type DeskBarProps = { id: string; onPair: () => void; onFloor: () => void };

export function DeskBar({ id, onPair, onFloor }: DeskBarProps) {
  const { t } = useLingui();
  const { desk, view } = useDesk();
  const { last, undoLast } = useUndoLast();
  const round = desk.rounds.at(-1);
  const open = round?.matches.filter(isOpen).length ?? 0;
  const all = round?.matches.length ?? 0;
  const players = desk.players.size + findRegistered(desk, view).length;
  const total = roundsOf(desk, round?.phase ?? 0);
  return (
    <header className="desk__bar">
      <div className="desk-name">
        <h1>
          {id === DEMO_ID ? (
            <Link to="/tournaments">{view.name}</Link>
          ) : (
            <Link to="/tournaments/$id" params={{ id }}>
              {view.name}
            </Link>
          )}
        </h1>
        <p>
          <Plural value={players} one="# player" other="# players" />
        </p>
      </div>
      {round && (
        <>
          <p className="desk-round">
            {t`Round`} <strong>{desk.rounds.length}</strong>
            {round.phase === 0 && total > 0 && <span>/{total}</span>}
          </p>
          <div className="desk-progress">
            <p>{t`${all - open} of ${all} tables`}</p>
            <progress max={all} value={all - open} aria-label={t`Tables with a result`} />
          </div>
          <DeskClock />
        </>
      )}
      <div className="desk__acts">
        <SyncState />
        <Button onClick={onFloor}>{t`Judge’s view`}</Button>
        <Button
          icon={<Undo2 size={16} aria-hidden="true" />}
          trailing={<Kbd>Ctrl Z</Kbd>}
          disabled={!last}
          onClick={undoLast}
        >
          {t`Undo`}
        </Button>
        <NextStepButton step={findNextStep(desk)} onPair={onPair} />
      </div>
    </header>
  );
}
