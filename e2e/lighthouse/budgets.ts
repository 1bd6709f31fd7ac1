import { SIZE_BUDGETS } from '../../apps/web/build/size-budgets.ts';

/** What one visit of the home page may cost; a run that exceeds one of these fails. */
export const BUDGETS = {
  firstLoadScriptBytes: SIZE_BUDGETS.firstLoad,
  firstVisitScriptBytes: SIZE_BUDGETS.firstVisit,
  cumulativeLayoutShift: 0.1,
  /** Lighthouse's desktop profile: the web's own "good". */
  desktopLargestPaintMs: 2500,
  /** A slow phone on a slow network (1.6 Mbit/s, a quarter of the speed), simulated. */
  phoneLargestPaintMs: 4000,
} as const;
