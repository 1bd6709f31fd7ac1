import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Kbd } from './kbd.tsx';
import {
  TOOLTIP_HIDE_AFTER_MS,
  TOOLTIP_LEAVE_GRACE_MS,
  TOOLTIP_OPEN_DELAY_MS,
  placeTooltip,
  tooltipsEnabled,
} from './tooltip-rules.ts';
import './tooltip-layer.css';

type Tip = { anchor: HTMLElement; text: string; keys: string | undefined };

function tipOf(target: EventTarget | null): Tip | null {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  const text = anchor?.dataset['tip'];
  return anchor && text ? { anchor, text, keys: anchor.dataset['tipKeys'] } : null;
}

/**
 * The app's only tooltip, for every element with `data-tip` (and `data-tip-keys`). Hidden from
 * screen readers, because it repeats the element's name.
 */
export function TooltipLayer() {
  const [tip, setTip] = useState<Tip | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: HTMLElement | null = null;
    const hide = () => {
      clearTimeout(timer);
      shown = null;
      setTip(null);
    };
    const show = (next: Tip) => {
      clearTimeout(timer);
      if (!tooltipsEnabled(window.innerWidth)) {
        return;
      }
      shown = next.anchor;
      setTip(next);
      timer = setTimeout(hide, TOOLTIP_HIDE_AFTER_MS);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') {
        return;
      }
      const next = tipOf(event.target);
      const onBox = box.current?.contains(event.target as Node) ?? false;
      if (onBox || (next && next.anchor === shown)) {
        clearTimeout(timer);
        timer = setTimeout(hide, TOOLTIP_HIDE_AFTER_MS);
      } else if (next) {
        clearTimeout(timer);
        timer = setTimeout(() => show(next), shown ? 0 : TOOLTIP_OPEN_DELAY_MS);
      } else {
        clearTimeout(timer);
        timer = setTimeout(hide, TOOLTIP_LEAVE_GRACE_MS);
      }
    };
    const focus = (event: FocusEvent) => {
      const next = tipOf(event.target);
      if (next && next.anchor.matches(':focus-visible, :has(:focus-visible)')) {
        show(next);
      } else {
        hide();
      }
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        hide();
      }
    };
    // Loaded after the page, so it also shows the tooltip of the already hovered element.
    const resting = matchMedia('(hover: hover)').matches
      ? tipOf(document.querySelector('[data-tip]:hover'))
      : null;
    if (resting) timer = setTimeout(() => show(resting), TOOLTIP_OPEN_DELAY_MS);
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    document.addEventListener('pointerover', over, options);
    document.addEventListener('pointerdown', hide, options);
    document.addEventListener('focusin', focus, options);
    document.addEventListener('focusout', hide, options);
    document.addEventListener('keydown', key, options);
    document.addEventListener('scroll', hide, options);
    window.addEventListener('resize', hide, options);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);

  useLayoutEffect(() => {
    if (!tip || !box.current) {
      return;
    }
    const view = { width: window.innerWidth, height: window.innerHeight };
    const size = { width: box.current.offsetWidth, height: box.current.offsetHeight };
    const place = placeTooltip(tip.anchor.getBoundingClientRect(), size, view);
    box.current.style.translate = `${Math.round(place.left)}px ${Math.round(place.top)}px`;
  }, [tip]);

  return tip ? (
    <div ref={box} className="tip" role="tooltip" aria-hidden="true" key={tip.text}>
      {tip.text}
      {tip.keys && <Kbd>{tip.keys}</Kbd>}
    </div>
  ) : null;
}
