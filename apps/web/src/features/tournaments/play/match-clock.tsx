import { printLeft, useTimeLeft } from '#lib/use-time-left.ts';
import type { MyMatch } from './api.ts';

export function MatchClock({ clock, extra }: { clock: MyMatch['clock']; extra: number }) {
  const left = useTimeLeft(clock, clock.minutes + extra);
  if (clock.minutes === 0) return null;
  return (
    <time className="my-match__clock" role="timer">
      {printLeft(left)}
    </time>
  );
}
