import { openTextArea } from '#lib/i18n.ts';
import { laterPart } from '#lib/later-part.ts';
import { optionalPart } from '#lib/optional-part.ts';

/** Loaded on first use with its texts. If loading fails, the next use retries. */
export const CardReportDialog = optionalPart(
  'card-report-dialog',
  async () => {
    const load = import('./card-report-dialog.tsx');
    const [m] = await Promise.all([load, openTextArea('community')]);
    return m.CardReportDialog;
  },
  'the form for an error of a card did not load',
);
export const OwnReportsPanel = laterPart('community', 'own-reports-panel', () =>
  import('./own-reports-panel.tsx').then((m) => m.OwnReportsPanel),
);
