/** Spreads refetches over devices. */
const SPREAD_MS = 2000;

export interface JoinHintsDeps {
  readonly later: (run: () => void, milliseconds: number) => void;
  readonly random: () => number;
}

/** Joins hints into one delayed refetch. */
export function joinHints(
  read: () => void,
  { later, random }: JoinHintsDeps = { later: setTimeout, random: Math.random },
): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    later(() => {
      isWaiting = false;
      read();
    }, random() * SPREAD_MS);
  };
}
