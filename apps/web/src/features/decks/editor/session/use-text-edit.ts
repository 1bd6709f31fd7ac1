import type { DeckDocument } from '@deckframe/domain/decks/deck/deck';
import { useRef } from 'react';
import { useDeckSession } from './deck-session-of.ts';

/** Typing is one undo step per field visit. */
export function useTextEdit(part: 'name' | 'notes') {
  const session = useDeckSession();
  const isGoingOn = useRef(false);
  return {
    onBlur: () => {
      isGoingOn.current = false;
    },
    onChange: (event: { target: { value: string } }) => {
      const text = event.target.value;
      const make = (document: DeckDocument): DeckDocument => ({ ...document, [part]: text });
      if (isGoingOn.current) session.correct(make);
      else session.change(make);
      isGoingOn.current = true;
    },
  };
}
