import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

type Clock = { readonly since: number | null; readonly spent: number };

/** Milliseconds left of a round, below zero in overtime. */
export function useTimeLeft(clock: Clock | null, minutes: number): number {
  const [now, setNow] = useState(() => Date.now());
  const since = clock?.since ?? null;
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [since]);
  const running = since === null ? 0 : Math.max(0, now - since);
  return minutes * MINUTE_MS - (clock?.spent ?? 0) - running;
}

/** `31:18`, and `+2:05` in overtime. */
export function printLeft(left: number): string {
  const seconds = Math.round(Math.abs(left) / SECOND_MS);
  const sign = left < 0 && seconds > 0 ? '+' : '';
  return `${sign}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
