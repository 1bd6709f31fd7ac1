import type { PlainToast } from './toast-kinds.ts';
import { toasts } from './toast-queue.ts';

/** Records every toast from now on; `stop` unsubscribes. */
export function catchToasts(): { shown: PlainToast[]; stop: () => void } {
  const shown: PlainToast[] = [];
  const stop = toasts.subscribe((order) => {
    if (order.kind === 'show' && 'title' in order.message) shown.push(order.message as PlainToast);
  });
  return { shown, stop };
}
