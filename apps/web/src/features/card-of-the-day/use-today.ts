import { useEffect, useState } from 'react';

const DAY_MS = 86_400_000;

/** Today, turning over at 00:00 UTC even on a page that is left open. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const untilMidnight = DAY_MS - (today.getTime() % DAY_MS);
    const timer = setTimeout(() => setToday(new Date()), untilMidnight);
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
