import type { ErrorSender } from './error-sender.ts';

/** Listens for uncaught errors and unhandled rejections. */
export function watchErrors(target: EventTarget, { note }: ErrorSender): void {
  target.addEventListener('error', (event) => {
    // Resource errors have no `error`.
    if ('error' in event && event.error) note('error', event.error);
  });
  target.addEventListener('unhandledrejection', (event) => {
    if ('reason' in event) note('rejection', event.reason);
  });
}
