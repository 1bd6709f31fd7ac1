import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** After a header menu closes, hovering opens none for this time (SHELL-34). */
export const HOVER_REARM_MS = 50;

type HoverGate = { closed: () => void; isArmed: () => boolean };

/** Prevents a menu that was just closed from reopening under the pointer. */
export function createHoverGate(now: () => number): HoverGate {
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    closed: () => {
      closedAt = now();
    },
    isArmed: () => now() - closedAt >= HOVER_REARM_MS,
  };
}

/** Time to cross the gap between button and list. */
const HOVER_CLOSE_DELAY_MS = 120;

type OpenMenu = {
  id: string;
  /** Opened by click: leaving with the pointer does not close it. */
  stays: boolean;
  /** This menu was clicked: another click closes it. */
  isPressed: boolean;
} | null;

export type NavMenuControl = ReturnType<typeof useNavMenu>;

/** The open header menu and why: one opened by click stays until dismissed. */
export function useNavMenu(nav: RefObject<HTMLElement | null>, closeKey: string) {
  const [open, setOpen] = useState<OpenMenu>(null);
  const current = useRef<OpenMenu>(null);
  const seenKey = useRef(closeKey);
  const [gate] = useState(() => createHoverGate(() => performance.now()));
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = open !== null;

  const change = useCallback((next: OpenMenu) => {
    current.current = next;
    setOpen(next);
  }, []);
  const stay = useCallback(() => clearTimeout(closing.current), []);
  const close = useCallback(() => {
    stay();
    if (current.current) {
      gate.closed();
      change(null);
    }
  }, [gate, stay, change]);

  useEffect(() => {
    if (seenKey.current !== closeKey) {
      seenKey.current = closeKey;
      close();
    }
  }, [close, closeKey]);
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const pressOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) {
        close();
      }
    };
    document.addEventListener('pointerdown', pressOutside);
    return () => document.removeEventListener('pointerdown', pressOutside);
  }, [isOpen, close, nav]);

  return {
    openId: open?.id ?? null,
    close,
    hover: (id: string) => {
      stay();
      const before = current.current;
      if (before?.id !== id && (before !== null || gate.isArmed())) {
        change({ id, stays: before?.stays ?? false, isPressed: false });
      }
    },
    unhover: () => {
      if (current.current?.stays === false) {
        stay();
        closing.current = setTimeout(close, HOVER_CLOSE_DELAY_MS);
      }
    },
    /** A click on a hovered menu keeps it open; the next one closes it. */
    press: (id: string) => {
      const before = current.current;
      if (before?.id === id && before.isPressed) {
        close();
      } else {
        stay();
        change({ id, stays: true, isPressed: true });
      }
    },
  };
}
