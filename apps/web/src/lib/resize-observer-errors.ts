/** Both wordings of a harmless notice that browsers raise as an error. */
const RESIZE_OBSERVER_NOTICE = /^ResizeObserver loop/;

function isResizeObserverNotice(message: string): boolean {
  return RESIZE_OBSERVER_NOTICE.test(message);
}

/** ERR-03: hides the notice from the console and all error listeners. */
export function suppressResizeObserverErrors(target: EventTarget): void {
  target.addEventListener('error', (event) => {
    const message = 'message' in event && typeof event.message === 'string' ? event.message : '';
    if (!isResizeObserverNotice(message)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}
