import { useEffect, useRef } from 'react';
import { singleKeysStore } from '#lib/single-keys.ts';

export type DeckPageKeys = {
  onEdit: (() => void) | undefined;
  onClone: () => void;
  onExport: () => void;
};

/** E edits, X exports, ⌘D clones. */
export function useDeckPageKeys(keys: DeckPageKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { onEdit, onClone, onExport } = current.current;
      const key = event.key.toLowerCase();
      const inField =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [role="dialog"]') !== null;
      if (inField || event.altKey || event.shiftKey) return;
      const isChord = event.ctrlKey || event.metaKey;
      if (isChord && key === 'd') onClone();
      else if (isChord || !singleKeysStore.get()) return;
      else if (key === 'e' && onEdit) onEdit();
      else if (key === 'x') onExport();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
