import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { BracketLine } from '../events/bracket/bracket-lines.ts';
import { moveInBracket } from '../events/bracket/move-in-bracket.ts';

/** Which match has the focus, and how keys and the map bring it to another. */
export function useBracketKeys(line: BracketLine, box: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<number | null>(null);
  const go = (id: number) => {
    const match = box.current?.querySelector<HTMLElement>(`[data-match="${id}"]`);
    setCurrent(id);
    match?.focus({ preventScroll: true });
    match?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return {
    current,
    go,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { match } = (event.target as HTMLElement).dataset;
      const next = moveInBracket(line, toId(match), event.key);
      if (next === null) return;
      event.preventDefault();
      go(next);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setCurrent(toId(target.dataset['match'])),
  };
}

const toId = (match: string | undefined): number | null =>
  match === undefined ? null : Number(match);
