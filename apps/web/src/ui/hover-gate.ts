/** After a header menu closes, hovering opens nothing for this long (SHELL-34). */
export const HOVER_REARM_MS = 50;

export type HoverGate = { closed: () => void; isArmed: () => boolean };

/** Keeps a menu that has just closed from opening again under a resting pointer. */
export function createHoverGate(now: () => number): HoverGate {
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    closed: () => {
      closedAt = now();
    },
    isArmed: () => now() - closedAt >= HOVER_REARM_MS,
  };
}
