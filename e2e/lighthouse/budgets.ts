import { SIZE_BUDGETS } from '../../apps/web/build/size-budgets.ts';

/** What a visit may cost; a run that exceeds one of these fails. */
export const BUDGETS = {
  firstLoadScriptBytes: SIZE_BUDGETS.firstLoad,
  firstVisitScriptBytes: SIZE_BUDGETS.firstVisit,
  layoutShift: 0.02,
} as const;

export type TimeBudgets = { desktopPaintMs: number; phonePaintMs: number; blockingMs: number };

/** What `-- all` holds, on a quiet machine: the web's own "good", also for a slow phone on a slow network. */
export const WANTED_TIMES: TimeBudgets = {
  desktopPaintMs: 2500,
  phonePaintMs: 2500,
  /** How long scripts keep the page from answering, in all. */
  blockingMs: 200,
};

/** What every run holds, however busy the machine: the clock is no fault of the code. */
export const ANY_TIMES: TimeBudgets = {
  desktopPaintMs: 2500,
  phonePaintMs: 4000,
  blockingMs: Number.POSITIVE_INFINITY,
};

/** Where only the scripts and what moves are held. */
export const NO_TIMES: TimeBudgets = {
  desktopPaintMs: Number.POSITIVE_INFINITY,
  phonePaintMs: Number.POSITIVE_INFINITY,
  blockingMs: Number.POSITIVE_INFINITY,
};
