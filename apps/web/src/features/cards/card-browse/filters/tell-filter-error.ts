import { webText } from '#lib/message-text.ts';
import type { WebMessageId } from '#lib/messages.ts';
import { reportError } from '#lib/report-error.ts';
import { toasts } from '#ui/toast/toast-queue.ts';

/** One toast, because typing could repeat it. */
const TOAST_ID = 'filter-error';

/** Runs a filter change and shows its failure. */
export function tellFilterError<T>(failure: WebMessageId, change: () => T): T | undefined {
  try {
    return change();
  } catch (error) {
    reportError('The filters could not be changed', error);
    toasts.show({
      id: TOAST_ID,
      kind: 'error',
      title: webText('filterError'),
      detail: webText(failure),
    });
    return undefined;
  }
}
