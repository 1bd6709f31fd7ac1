/** Nobody notices so little, and thousands of phones do not ask in the same moment. */
const SPREAD_MS = 2000;

export interface JoinHintsDeps {
  readonly later: (run: () => void, milliseconds: number) => void;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** However many hints come, one read follows, on each device at a moment of its own. */
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
