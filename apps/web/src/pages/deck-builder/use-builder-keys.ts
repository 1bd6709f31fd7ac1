import { useEffect, useRef } from 'react';
import { useSaveDeck } from '#features/decks/editor/save/use-save-deck.ts';
import { useDeckSession } from '#features/decks/editor/session/deck-session-of.ts';
import { singleKeysStore } from '#lib/single-keys.ts';
import type { BuilderDialog } from '../decks/deck-builder/builder-dialogs.tsx';

export type BuilderKeys = {
  canEdit: boolean;
  onFilters: () => void;
  onDialog: (dialog: BuilderDialog) => void;
};

/** `G` waits so long for its second key, which then is none of ours. */
const SEQUENCE_MS = 1500;

/** Chords and single keys of the builder. */
export function useBuilderKeys({ canEdit, onFilters, onDialog }: BuilderKeys): void {
  const session = useDeckSession();
  const save = useSaveDeck();
  const press = useRef<(event: KeyboardEvent) => boolean>(() => false);
  const lastG = useRef(-SEQUENCE_MS);
  useEffect(() => {
    press.current = (event) => {
      const key = event.key.toLowerCase();
      const inDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
      if (event.ctrlKey || event.metaKey) {
        if (key === 's' && canEdit) void save();
        else if (key === 'z' && !isTyping(event)) (event.shiftKey ? session.redo : session.undo)();
        else if (key === 'y' && !isTyping(event)) session.redo();
        else if (key === 'e') onDialog('export');
        else if (key === 'i' && canEdit) onDialog('import');
        else return false;
        return true;
      }
      const isSequence = event.timeStamp - lastG.current < SEQUENCE_MS;
      if (key === 'g') lastG.current = event.timeStamp;
      if (event.altKey || isTyping(event) || inDialog || isSequence || !singleKeysStore.get()) {
        return false;
      }
      if (key === 'f') onFilters();
      else if (key === 't') onDialog('hand');
      else if (key === 'd') jump();
      else return false;
      return true;
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (press.current(event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** From the pool to the deck and back. */
function jump(): void {
  const inDeck = Boolean(document.activeElement?.closest('.deck-panel'));
  const target = inDeck
    ? document.querySelector<HTMLElement>('.pool [data-index][tabindex="0"]')
    : document.querySelector<HTMLElement>('.deck-panel .deck-row__main');
  target?.focus();
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
