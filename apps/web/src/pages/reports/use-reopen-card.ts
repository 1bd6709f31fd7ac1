import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { runWrite } from '#lib/write/run-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { CARD_QUEUE_KEY, reopenReport, type CardReport } from '../staff/reports/card-report-api.ts';

/** Takes an answer back, also from a toast whose report has left the page. */
export function useReopenCard(): (report: CardReport) => Promise<void> {
  const { t } = useLingui();
  const services = useAppServices();
  const client = useQueryClient();
  return (report) =>
    runWrite(services, {
      send: (key) => reopenReport(services.api, report, key),
      done: async () => {
        await client.invalidateQueries({ queryKey: CARD_QUEUE_KEY });
        toasts.show({ kind: 'success', title: t`Undone. The report is open again.` });
      },
      // What failed was told.
    }).catch(() => {});
}
