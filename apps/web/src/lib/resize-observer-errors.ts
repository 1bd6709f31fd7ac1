/** Both wordings of a notice that browsers raise as an error although nothing is wrong. */
const RESIZE_OBSERVER_NOTICE = /^ResizeObserver loop/;

function isResizeObserverNotice(message: string): boolean {
  return RESIZE_OBSERVER_NOTICE.test(message);
}

/** ERR-03: keeps the notice away from the console and from every other error listener. */
export function suppressResizeObserverErrors(target: EventTarget): void {
  target.addEventListener('error', (event) => {
    const message = 'message' in event && typeof event.message === 'string' ? event.message : '';
    if (!isResizeObserverNotice(message)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}
