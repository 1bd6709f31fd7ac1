import { printLeft, useTimeLeft } from '#lib/use-time-left.ts';

/** How long somebody has waited: `4:12`. */
export function Waiting({ since }: { since: number }) {
  const left = useTimeLeft({ since, spent: 0 }, 0);
  return <time className="floor-call__age">{printLeft(Math.abs(left))}</time>;
}
