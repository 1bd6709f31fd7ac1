/** Budgets in gzip bytes. The build fails above them; `npm run lighthouse` measures them too. */
export const SIZE_BUDGETS = {
  firstLoad: 141_000,
  /** Everything a first visit loads by itself. */
  firstVisit: 164_000,
} as const;
