import { useEffect, useRef, type KeyboardEvent } from 'react';

export type EditorMove = 'down' | 'up' | 'next' | 'previous' | 'stay';

export type CellEditorProps = {
  label: string;
  /** The initial text, and whether typing replaced the old value. */
  initial: string;
  onCommit: (text: string, move: EditorMove) => void;
  onCancel: () => void;
};

/** Editor of a cell with local text. */
export function CellEditor({ label, initial, onCommit, onCancel }: CellEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    const element = field.current;
    element?.focus({ preventScroll: true });
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const end = (move: EditorMove | null): void => {
    if (isOver.current) return;
    isOver.current = true;
    if (move === null) onCancel();
    else onCommit(field.current?.value ?? '', move);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.altKey) {
      const element = event.currentTarget;
      element.setRangeText('\n', element.selectionStart, element.selectionEnd, 'end');
      return;
    }
    const move = moveOf(event);
    if (move === undefined) return;
    event.preventDefault();
    end(move);
  };
  return (
    <textarea
      ref={field}
      className="ge__editor"
      rows={1}
      aria-label={label}
      defaultValue={initial}
      spellCheck={false}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={() => end('stay')}
    />
  );
}

function moveOf({ key, shiftKey }: KeyboardEvent): EditorMove | null | undefined {
  if (key === 'Escape') return null;
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return undefined;
}
