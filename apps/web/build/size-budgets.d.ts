/** Gzip bytes of scripts. The build fails over them, and `npm run lighthouse` measures again. */
export declare const SIZE_BUDGETS: {
  /** What must arrive before the home page can be drawn. */
  readonly firstLoad: 191000;
  /** All that a very first visit fetches by itself, the beta notice and the service worker's start included. */
  readonly firstVisit: 270000;
};
