import { SIZE_BUDGETS } from '../../apps/web/build/size-budgets.ts';

/** Limits of a page visit. A run above one of them fails. */
export const BUDGETS = {
  firstLoadScriptBytes: SIZE_BUDGETS.firstLoad,
  firstVisitScriptBytes: SIZE_BUDGETS.firstVisit,
  layoutShift: 0.02,
} as const;

export type TimeBudgets = { desktopPaintMs: number; phonePaintMs: number; blockingMs: number };

/**
 * Limits of `-- all` on a quiet machine: Google's "good" thresholds, also for a slow phone on a
 * slow network.
 */
export const WANTED_TIMES: TimeBudgets = {
  desktopPaintMs: 2500,
  phonePaintMs: 2500,
  /** Total blocking time of scripts. */
  blockingMs: 200,
};

/** Limits of every run, lenient because a busy machine is not the code's fault. */
export const ANY_TIMES: TimeBudgets = {
  desktopPaintMs: 2500,
  phonePaintMs: 4000,
  blockingMs: Number.POSITIVE_INFINITY,
};

/** For pages where only script sizes and layout shifts are limited. */
export const NO_TIMES: TimeBudgets = {
  desktopPaintMs: Number.POSITIVE_INFINITY,
  phonePaintMs: Number.POSITIVE_INFINITY,
  blockingMs: Number.POSITIVE_INFINITY,
};
