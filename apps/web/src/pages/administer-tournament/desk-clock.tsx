import { useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { printLeft, useTimeLeft } from '#lib/use-time-left.ts';
import { IconButton } from '#ui/icon-button.tsx';

export function DeskClock() {
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
