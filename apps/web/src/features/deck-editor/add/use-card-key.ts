import { useEffect, useRef, type RefObject } from 'react';
import { singleKeysStore } from '#lib/single-keys.ts';

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

/** A single key that presses a button: only where the button itself could be reached. */
export function useCardKey(
  button: RefObject<HTMLElement | null>,
  key: string,
  press: () => void,
): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
      if (event.key.toLowerCase() !== key || hasModifier || event.repeat) return;
      if (event.defaultPrevented || !singleKeysStore.get() || !button.current) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(EDITABLE) || target.closest(DIALOG) !== button.current.closest(DIALOG)) {
        return;
      }
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [button, key]);
}
