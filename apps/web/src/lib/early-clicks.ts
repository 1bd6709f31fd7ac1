declare global {
  interface Window {
    /** Ends the recording, and returns the clicked controls in order. */
    takeEarlyClicks?: () => HTMLElement[];
  }
}

/**
 * Records clicks on a server-rendered page before it is hydrated. Links work without the app. An
 * inline script, so it is self-contained and has no comments.
 */
export function recordEarlyClicks(): void {
  const clicked = new Set<HTMLElement>();
  const record = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('a[href]')) return;
    const control = target.closest<HTMLElement>('button, summary, input, [role]');
    if (control) clicked.add(control);
  };
  const hold = (event: SubmitEvent): void => event.preventDefault();
  addEventListener('click', record, true);
  addEventListener('submit', hold, true);
  window.takeEarlyClicks = () => {
    removeEventListener('click', record, true);
    removeEventListener('submit', hold, true);
    return [...clicked];
  };
}

const PATIENCE_MS = 30_000;

/** Repeats the recorded clicks, each when React has hydrated its control. */
export function repeatEarlyClicks(): void {
  const waiting = window.takeEarlyClicks?.() ?? [];
  const start = performance.now();
  const repeat = (): void => {
    const [control] = waiting;
    if (!control || performance.now() - start > PATIENCE_MS) return;
    // React has no public sign that a part is hydrated.
    const isHydrated = Object.keys(control).some((key) => key.startsWith('__reactProps'));
    if (isHydrated || !control.isConnected) {
      waiting.shift();
      control.click();
    }
    requestAnimationFrame(repeat);
  };
  repeat();
}
