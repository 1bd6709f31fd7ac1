import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import './loading-part.css';

type Clicked = { name: string; isOnly: boolean };

type LoadingPartProps = {
  /** Shown while the part loads. Its controls look as they will in the part. */
  standIn: ReactNode;
  /** The lazy part. */
  children: ReactNode;
  /** Selects controls of the stand-in that do nothing before the part is loaded. */
  controls?: string;
};

/**
 * Shows a stand-in while a lazy part loads. The last click on the stand-in is repeated on the same
 * control of the part, so that no click is lost on a slow connection.
 */
export function LoadingPart({ standIn, children, controls = 'button' }: LoadingPartProps) {
  const root = useRef<HTMLSpanElement>(null);
  const clicked = useRef<Clicked | null>(null);
  const forget = useCallback(() => {
    clicked.current = null;
  }, []);
  // A later click or key elsewhere cancels the repetition.
  useEffect(() => {
    const end = new AbortController();
    for (const act of ['pointerdown', 'keydown']) {
      window.addEventListener(act, forget, { capture: true, signal: end.signal });
    }
    return () => end.abort();
  }, [forget]);
  const hold = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest(controls);
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (!control || !isPlain || root.current === null) return;
    event.preventDefault();
    event.stopPropagation();
    const isOnly = root.current.querySelectorAll(controls).length === 1;
    clicked.current = { name: nameOf(control), isOnly };
  };
  return (
    <span ref={root} className="loading-part">
      <Suspense
        fallback={
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- A key on a control is a click too.
          <span className="loading-part" onClickCapture={hold}>
            {standIn}
          </span>
        }
      >
        {children}
        <Arrival root={root} clicked={clicked} controls={controls} forget={forget} />
      </Suspense>
    </span>
  );
}

type ArrivalProps = {
  root: RefObject<HTMLElement | null>;
  clicked: RefObject<Clicked | null>;
  controls: string;
  forget: () => void;
};

/** Is mounted together with the part. */
function Arrival({ root, clicked, controls, forget }: ArrivalProps) {
  useEffect(() => {
    const part = root.current;
    if (part === null || clicked.current === null) return undefined;
    const repeat = () => {
      const control = clicked.current && findControl(part, controls, clicked.current);
      if (control === undefined) return;
      observer.disconnect();
      forget();
      control?.focus({ preventScroll: true });
      control?.click();
    };
    // The part may render the control later.
    const observer = new MutationObserver(repeat);
    observer.observe(part, { childList: true, subtree: true });
    repeat();
    return () => observer.disconnect();
  }, [root, clicked, controls, forget]);
  return null;
}

/** Links are matched by address, because the part may list other cards. */
const nameOf = (control: Element): string =>
  control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent ?? '';

/** If there is only one control, it matches whatever its name is. */
function findControl(
  part: Element,
  selector: string,
  { name, isOnly }: Clicked,
): HTMLElement | undefined {
  const controls = [...part.querySelectorAll<HTMLElement>(selector)];
  if (isOnly && controls.length === 1) return controls[0];
  return controls.find((control) => nameOf(control) === name);
}
