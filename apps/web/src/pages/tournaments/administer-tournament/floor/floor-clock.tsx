import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { printLeft, useTimeLeft } from '#lib/use-time-left.ts';

export function FloorClock() {
  const { desk } = useDesk();
  const last = desk.rounds.at(-1);
  const minutes = desk.structure?.phases[last?.phase ?? 0]?.minutes ?? 0;
  const left = useTimeLeft(last?.clock ?? null, minutes);
  if (!last || minutes === 0) return null;
  return (
    <time className="floor__clock" role="timer" data-over={left < 0 ? '' : undefined}>
      {printLeft(left)}
    </time>
  );
}
