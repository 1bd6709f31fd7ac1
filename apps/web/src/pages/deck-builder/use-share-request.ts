import { useEffect, useRef } from 'react';
import { shareRequests } from '#features/decks/editor/save/use-saved-offers.ts';

/** Calls back when somebody asks to share the deck that was just published. */
export function useShareRequest(share: () => void): void {
  const latest = useRef(share);
  useEffect(() => {
    latest.current = share;
  });
  useEffect(() => shareRequests.subscribe(() => latest.current()), []);
}
