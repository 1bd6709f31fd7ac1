import {
  Suspense,
  useEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import './loading-part.css';

/** What does nothing by itself in a stand-in. Links lead on and fields take text without their part. */
const CONTROLS = 'button, [role="button"], a[data-index]';

type Clicked = { name: string; isOnly: boolean };

type LoadingPartProps = {
  /** Shown while the part loads. Its controls look as they will in the part. */
  standIn: ReactNode;
  /** The lazy part. */
  children: ReactNode;
};

/**
 * Shows a stand-in while a lazy part loads. The last click on the stand-in is repeated on the same
 * control of the part, so a visitor with a slow connection does not click in vain.
 */
export function LoadingPart({ standIn, children }: LoadingPartProps) {
  const root = useRef<HTMLSpanElement>(null);
  const clicked = useRef<Clicked | null>(null);
  const hold = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest(CONTROLS);
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (!control || !isPlain || root.current === null) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.current = { name: nameOf(control), isOnly: listControls(root.current).length === 1 };
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
        <Arrival root={root} clicked={clicked} />
      </Suspense>
    </span>
  );
}

type ArrivalProps = {
  root: RefObject<HTMLElement | null>;
  clicked: RefObject<Clicked | null>;
};

/** Is mounted together with the part. */
function Arrival({ root, clicked }: ArrivalProps) {
  useEffect(() => {
    const [part, wanted] = [root.current, clicked.current];
    if (part === null || wanted === null) return undefined;
    const end = new AbortController();
    const forget = () => {
      clicked.current = null;
      end.abort();
    };
    const repeat = () => {
      const control = findControl(part, wanted);
      if (control === undefined) return;
      forget();
      control.focus({ preventScroll: true });
      control.click();
    };
    // The part may draw the control later than itself.
    const observer = new MutationObserver(repeat);
    end.signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(part, { childList: true, subtree: true });
    // Whoever has gone on to something else is not interrupted.
    for (const act of ['pointerdown', 'keydown']) {
      window.addEventListener(act, forget, { capture: true, signal: end.signal });
    }
    repeat();
    return () => end.abort();
  }, [root, clicked]);
  return null;
}

const listControls = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(CONTROLS),
];

function nameOf(control: Element): string {
  const index = control.getAttribute('data-index');
  if (index !== null) return `card ${index}`;
  return control.getAttribute('aria-label') ?? control.textContent ?? '';
}

/** The only control of a stand-in is the only one of its part, whatever it is called by then. */
function findControl(part: Element, { name, isOnly }: Clicked): HTMLElement | undefined {
  const controls = listControls(part);
  if (isOnly && controls.length === 1) return controls[0];
  return controls.find((control) => nameOf(control) === name);
}
