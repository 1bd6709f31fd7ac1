import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { runWrite } from '#lib/write/run-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { DECIDE_REPORT, REPORTS } from './report-api.ts';

/** Undoes a decision, also from a toast on another page. */
export function useReopen(): (reportId: string) => Promise<void> {
  const { t } = useLingui();
  const services = useAppServices();
  const client = useQueryClient();
  return async (reportId) => {
    await runWrite(services, {
      send: (key) =>
        services.api(DECIDE_REPORT, { params: { reportId }, body: { outcome: 'reopened' }, key }),
      done: async () => {
        await client.invalidateQueries({ queryKey: [REPORTS] });
        toasts.show({ kind: 'success', title: t`Undone. The report is open again.` });
      },
      // The failure was already shown.
    }).catch(() => {});
  };
}
