import type { PlainToast } from './toast-kinds.ts';
import { toasts } from './toast-queue.ts';

/** Every toast raised from now on; `stop` lets go of the queue. */
export function catchToasts(): { shown: PlainToast[]; stop: () => void } {
  const shown: PlainToast[] = [];
  const stop = toasts.subscribe((order) => {
    if (order.kind === 'show' && 'title' in order.message) shown.push(order.message as PlainToast);
  });
  return { shown, stop };
}
