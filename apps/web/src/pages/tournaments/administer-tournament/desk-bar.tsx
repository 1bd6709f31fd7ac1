import { plural } from '@lingui/core/macro';
import { chooseCut } from '@deckframe/domain/tournaments/brackets/choose-cut';
import { type Desk, isOpen } from '@deckframe/domain/tournaments/desk/desk';
import { historyOf } from '@deckframe/domain/tournaments/desk/desk-history';
import {
  findNextStep,
  roundsOf,
  type NextStep,
} from '@deckframe/domain/tournaments/desk/next-step';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import { computeStandings } from '@deckframe/domain/tournaments/tie-breaks/compute-standings';
import { Plural, useLingui } from '@lingui/react/macro';
import { Undo2, Pause, Play } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { DEMO_ID } from '#features/tournaments/desk/demo/demo-id.ts';
import { findRegistered, enterRegistered } from '#features/tournaments/desk/enter-registered.ts';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { printLeft, useTimeLeft } from '#lib/use-time-left.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { SyncState } from './sync-state.tsx';
import { useUndoLast } from './use-undo.ts';

const SEEDS = 2 ** 31;
const drawSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS;

/** Returns the players who made the cut of the last phase. */
function seedsOf(desk: Desk): string[] {
  const history = historyOf(desk);
  const cut = desk.structure?.phases[desk.rounds.at(-1)?.phase ?? 0]?.cut;
  if (!history || !cut) return [];
  return chooseCut(
    computeStandings(history),
    cut,
    (player) => desk.players.get(player)?.state !== 'in',
  );
}

function NextStepButton({ step, onPair }: { step: NextStep; onPair: () => void }) {
  const { t } = useLingui();
  const act = useAct();
  const { desk, view } = useDesk();
  switch (step.kind) {
    case 'start':
      return (
        <Button
          variant="primary"
          onClick={() =>
            act(
              {
                kind: 'start',
                structure: view.structure as unknown as Structure,
                seed: drawSeed(),
              },
              ...enterRegistered(desk, view),
            )
          }
        >
          {t`Start the tournament`}
        </Button>
      );
    case 'pair':
      return (
        <Button variant="primary" onClick={onPair}>
          {t`Pair round ${step.round}`}
        </Button>
      );
    case 'play':
      return (
        <Button disabled>
          {plural(step.open, { one: '# table plays', other: '# tables play' })}
        </Button>
      );
    case 'cut':
      return (
        <Button
          variant="primary"
          onClick={() => act({ kind: 'cut', phase: step.phase, seeds: seedsOf(desk) }) && onPair()}
        >
          {t`Make the cut`}
        </Button>
      );
    case 'finish':
      return (
        <Button variant="primary" onClick={() => act({ kind: 'finish' })}>
          {t`Finish`}
        </Button>
      );
    case 'done':
      return <Button disabled>{t`Finished`}</Button>;
  }
}

function DeskClock() {
  const { t } = useLingui();
  const { desk } = useDesk();
  const act = useAct();
  const round = desk.rounds.length;
  const last = desk.rounds.at(-1);
  const minutes = desk.structure?.phases[last?.phase ?? 0]?.minutes ?? 0;
  const left = useTimeLeft(last?.clock ?? null, minutes);
  if (!last || minutes === 0) return null;
  const isRunning = last.clock.since !== null;
  return (
    <div className="desk-clock">
      <time role="timer" data-over={left < 0 ? '' : undefined}>
        {printLeft(left)}
      </time>
      <IconButton
        label={isRunning ? t`Stop the clock` : t`Start the clock`}
        variant="framed"
        icon={isRunning ? <Pause size={16} /> : <Play size={16} />}
        onClick={() => act({ kind: 'clock', round, act: isRunning ? 'pause' : 'start' })}
      />
    </div>
  );
}

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
