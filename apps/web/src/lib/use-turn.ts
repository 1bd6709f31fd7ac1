import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 400;
const WINDOWS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** True when no other dialog is open. */
export function useTurn(isWanted: boolean): boolean {
  const [hasTurn, setTurn] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const look = () => {
      if (document.querySelector(WINDOWS) === null) setTurn(true);
    };
    // A dialog of the same step renders later.
    const soon = setTimeout(look);
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      setTurn(false);
    };
  }, [isWanted]);
  return isWanted && hasTurn;
}
