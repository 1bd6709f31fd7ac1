/** Tooltips exist only in windows wider than this (SHELL-43). */
const TOOLTIP_MIN_WINDOW_WIDTH = 1080;
/** A tooltip disappears after this time (SHELL-44). */
export const TOOLTIP_HIDE_AFTER_MS = 10_000;
/** Hover delay before the first tooltip. */
export const TOOLTIP_OPEN_DELAY_MS = 400;
/** Time to move the pointer from the element to its tooltip (WCAG 1.4.13). */
export const TOOLTIP_LEAVE_GRACE_MS = 120;

const GAP = 8;
const EDGE = 8;

export function tooltipsEnabled(windowWidth: number): boolean {
  return windowWidth > TOOLTIP_MIN_WINDOW_WIDTH;
}

type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

/** Places it below the element, or above if there is no space, always inside the window. */
export function placeTooltip(anchor: Box, tip: Size, view: Size): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - tip.width / 2;
  const left = Math.max(EDGE, Math.min(centred, view.width - tip.width - EDGE));
  const below = anchor.top + anchor.height + GAP;
  const fitsBelow = below + tip.height <= view.height - EDGE;
  return { left, top: fitsBelow ? below : anchor.top - tip.height - GAP };
}
