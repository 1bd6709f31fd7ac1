/** What one visit of the home page may cost; a run that exceeds one of these fails. */
export const BUDGETS = {
  /** Scripts that must arrive before the home page can be drawn, gzip. */
  firstLoadScriptBytes: 180_000,
  /** All that a very first visit fetches, later parts included: toasts, the beta notice. Gzip. */
  firstVisitScriptBytes: 200_000,
  cumulativeLayoutShift: 0.1,
  /** Lighthouse's desktop profile: the web's own "good". */
  desktopLargestPaintMs: 2500,
  /** A slow phone on a slow network (1.6 Mbit/s, a quarter of the speed), simulated. */
  phoneLargestPaintMs: 4000,
} as const;
