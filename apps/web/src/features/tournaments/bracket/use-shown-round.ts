import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { BracketLine } from '../events/bracket/bracket-lines.ts';

/** Which round fills a phone's screen: the tab that was pressed, or where a swipe ended. */
export function useShownRound(line: BracketLine): {
  ref: RefObject<HTMLDivElement | null>;
  shown: number;
  show: (index: number) => void;
  followScroll: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => findOpen(line));
  const first = useRef(shown);
  useLayoutEffect(() => scrollTo(ref.current, first.current), []);
  return {
    ref,
    shown,
    show: (index) => scrollTo(ref.current, index),
    followScroll: () => {
      const box = ref.current;
      if (box && box.clientWidth > 0) setShown(Math.round(box.scrollLeft / box.clientWidth));
    },
  };
}

/** Sideways only: the page stays where it is. */
function scrollTo(box: HTMLDivElement | null, index: number): void {
  const round = box?.children[index];
  if (!box || !round) return;
  const by = round.getBoundingClientRect().left - box.getBoundingClientRect().left;
  box.scrollLeft += by;
}

/** The first round that is not over, else the last. */
function findOpen({ columns }: BracketLine): number {
  const open = columns.findIndex(({ slots }) =>
    slots.some((slot) => slot && slot.state !== 'done'),
  );
  return open < 0 ? columns.length - 1 : open;
}
