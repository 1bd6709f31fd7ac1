/** Gzip bytes of scripts. The build fails over them, and `npm run lighthouse` measures again. */
export const SIZE_BUDGETS = {
  /** What must arrive before the home page can be drawn. */
  firstLoad: 141_000,
  /** All that a very first visit fetches by itself, the beta notice and the service worker's start included. */
  firstVisit: 163_200,
} as const;
