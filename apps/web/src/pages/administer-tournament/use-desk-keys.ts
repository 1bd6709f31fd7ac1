import { useEffect, useEffectEvent } from 'react';
import { DESK_VIEWS, type DeskViewId } from '../tournaments/administer-tournament/desk-rail.tsx';
import { useUndoLast } from '../tournaments/administer-tournament/use-undo.ts';

/** Alt and a number opens a view; Ctrl Z takes back the last own act, where nothing is being typed. */
export function useDeskKeys(onView: (view: DeskViewId) => void): void {
  const { undoLast } = useUndoLast();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const view = event.altKey ? DESK_VIEWS[Number(event.key) - 1] : undefined;
    const isTyping = event.target instanceof HTMLInputElement && event.target.value !== '';
    const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z' && !isTyping;
    if (!view && !isUndo) return;
    event.preventDefault();
    if (view) onView(view);
    else undoLast();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
