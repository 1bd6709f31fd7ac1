import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** True for a key pressed in a field, where letters are text. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Returns the dialog in which a key was pressed. */
export function dialogOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(DIALOGS) : null;
}

/** Calls `press` for every key; true means that the key did something. */
export function useHotkeys(press: (event: KeyboardEvent) => boolean, isCaptured = false): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (press(event)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen, isCaptured);
    return () => window.removeEventListener('keydown', listen, isCaptured);
  }, [isCaptured]);
}
