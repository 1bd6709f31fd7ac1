import { laterPart } from '#lib/later-part.ts';

/** Arrive after what carries them, together with their texts. */
export const ReportCardButton = laterPart('community', 'report-card-button', () =>
  import('./report-card-button.tsx').then((m) => m.ReportCardButton),
);
export const OwnReportsPanel = laterPart('community', 'own-reports-panel', () =>
  import('./own-reports-panel.tsx').then((m) => m.OwnReportsPanel),
);
