import { lazyPart } from '#lib/lazy-part.ts';

/** Loaded on first use with its texts. If loading fails, the next use retries. */
export const CardReportDialog = lazyPart(
  'card-report-dialog',
  () => import('./card-report-dialog.tsx').then((m) => m.CardReportDialog),
  { texts: 'community', ifMissing: 'the form for an error of a card did not load' },
);
export const OwnReportsPanel = lazyPart(
  'own-reports-panel',
  () => import('./own-reports-panel.tsx').then((m) => m.OwnReportsPanel),
  { texts: 'community' },
);
