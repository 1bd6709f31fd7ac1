import type { ToastMessage } from './toast-kinds.ts';

export type ToastOrder =
  | { kind: 'show'; id: string; message: ToastMessage }
  | { kind: 'close'; id: string };

export type ToastQueue = {
  show: (message: ToastMessage) => string;
  close: (id: string) => void;
  /** Orders given while nobody listens are kept and handed over first. */
  subscribe: (listener: (order: ToastOrder) => void) => () => void;
};

/** Lets any code raise a toast at once although the part that draws them loads later. */
export function createToastQueue(): ToastQueue {
  let waiting: ToastOrder[] = [];
  let deliver: ((order: ToastOrder) => void) | null = null;
  let count = 0;
  const send = (order: ToastOrder) => {
    if (deliver) {
      deliver(order);
    } else {
      waiting.push(order);
    }
  };
  return {
    show: (message) => {
      count += 1;
      const id = message.id ?? `toast-${count}`;
      send({ kind: 'show', id, message });
      return id;
    },
    close: (id) => send({ kind: 'close', id }),
    subscribe: (listener) => {
      deliver = listener;
      const kept = waiting;
      waiting = [];
      kept.forEach(listener);
      return () => {
        if (deliver === listener) {
          deliver = null;
        }
      };
    },
  };
}

/** The queue of the app. */
export const toasts = createToastQueue();
