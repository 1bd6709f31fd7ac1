import type { ToastMessage } from './toast-kinds.ts';

export type ToastOrder =
  | { kind: 'show'; id: string; message: ToastMessage }
  | { kind: 'close'; id: string };

export type ToastQueue = {
  show: (message: ToastMessage) => string;
  close: (id: string) => void;
  /** Orders without a listener are queued and delivered first. */
  subscribe: (listener: (order: ToastOrder) => void) => () => void;
  /** Calls back once when an order is waiting. */
  whenWaiting: (listener: () => void) => () => void;
};

/** Any code can show a toast immediately, although the component that renders them loads later. */
export function createToastQueue(): ToastQueue {
  let waiting: ToastOrder[] = [];
  let deliver: ((order: ToastOrder) => void) | null = null;
  let tellWaiting: (() => void) | null = null;
  let count = 0;
  const send = (order: ToastOrder) => {
    if (deliver) {
      deliver(order);
    } else {
      waiting.push(order);
      tellWaiting?.();
      tellWaiting = null;
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
      const missed = waiting;
      waiting = [];
      missed.forEach(listener);
      return () => {
        if (deliver === listener) {
          deliver = null;
        }
      };
    },
    whenWaiting: (listener) => {
      if (waiting.length > 0) listener();
      else tellWaiting = listener;
      return () => {
        if (tellWaiting === listener) tellWaiting = null;
      };
    },
  };
}

/** The queue of the app. */
export const toasts = createToastQueue();
