import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Search, X } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Kbd } from './kbd.tsx';
import './query-field.css';

/** A part of the text. All parts together are the whole text. */
export type QueryPiece = {
  text: string;
  /** Set for a term, which is drawn as a pill. Its first letters are the field's name. */
  pill?: { nameLength: number };
  fault?: boolean;
};

export type QueryCompletionItem = { id: string; label: ReactNode; detail?: ReactNode };

export type QueryFieldProps = {
  label: string;
  placeholder: string;
  clearLabel: string;
  completionsLabel: string;
  text: string;
  /** The text in parts. */
  pieces: readonly QueryPiece[];
  completions: readonly QueryCompletionItem[];
  /** Called with the new text and the cursor position. */
  onTextChange: (text: string, cursor: number) => void;
  onCursorChange: (cursor: number) => void;
  onPick: (index: number) => { text: string; cursor: number } | null;
  /** Arrow down without suggestions moves to the results. */
  onLeaveDown?: () => boolean;
  /** Called on Enter or blur. */
  onCommit: () => void;
  /** Ids of elements that describe the query. */
  describedBy?: string;
  invalid?: boolean;
};

/** One line for words and terms. The input is plain; a mirror behind it draws the pills. */
export function QueryField(props: QueryFieldProps) {
  const { text, completions, onTextChange, onPick, onCommit } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const shown = isOpen ? completions : [];
  const active = chosen < shown.length ? chosen : -1;

  const alignMirror = () => {
    if (mirror.current && input.current) mirror.current.scrollLeft = input.current.scrollLeft;
  };
  const pick = (index: number) => {
    const next = onPick(index);
    setChosen(-1);
    if (!next || !input.current) return;
    const field = input.current;
    field.focus();
    // After React has rendered the new text.
    requestAnimationFrame(() => {
      field.setSelectionRange(next.cursor, next.cursor);
      alignMirror();
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isDown = event.key === 'ArrowDown' && !event.altKey && shown.length === 0;
    if (isDown && props.onLeaveDown?.()) return event.preventDefault();
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && completions.length > 0) {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setChosen(
        (active + step + completions.length + (active < 0 && step < 0 ? 1 : 0)) %
          completions.length,
      );
    } else if (event.key === 'Tab' && active >= 0) {
      event.preventDefault();
      pick(active);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active >= 0) pick(active);
      else {
        setOpen(false);
        onCommit();
      }
    } else if (event.key === 'Escape') {
      if (shown.length > 0) setOpen(false);
      else if (text !== '') onTextChange('', 0);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <div className="query" data-invalid={props.invalid || undefined}>
      <Search size={17} className="query__icon" aria-hidden="true" />
      <div className="query__line">
        <div ref={mirror} className="query__mirror" aria-hidden="true">
          {props.pieces.map(toPieceFace)}
        </div>
        <input
          ref={input}
          type="text"
          role="combobox"
          className="query__input"
          aria-label={props.label}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid || undefined}
          placeholder={props.placeholder}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          data-query-field=""
          onChange={(event) => {
            setOpen(true);
            setChosen(-1);
            onTextChange(event.target.value, event.target.selectionStart ?? 0);
          }}
          onSelect={(event) => props.onCursorChange(event.currentTarget.selectionStart ?? 0)}
          onScroll={alignMirror}
          onKeyDown={onKeyDown}
          onKeyUp={alignMirror}
          onClick={() => setOpen(true)}
          onFocus={alignMirror}
          onBlur={() => {
            setOpen(false);
            onCommit();
          }}
        />
      </div>
      {text === '' ? (
        <Kbd>/</Kbd>
      ) : (
        <ClearButton
          label={props.clearLabel}
          onClear={() => {
            onTextChange('', 0);
            input.current?.focus();
          }}
        />
      )}
      <CompletionList
        id={listId}
        label={props.completionsLabel}
        items={shown}
        active={active}
        onPick={pick}
      />
    </div>
  );
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button type="button" className="query__clear" aria-label={label} onClick={onClear}>
      <X size={15} aria-hidden="true" />
    </button>
  );
}

type CompletionListProps = {
  id: string;
  label: string;
  items: readonly QueryCompletionItem[];
  active: number;
  onPick: (index: number) => void;
};

function CompletionList({ id, label, items, active, onPick }: CompletionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      className="query__list"
      aria-label={label}
      hidden={items.length === 0}
    >
      {items.map((item, index) => (
        // The input keeps focus and keys; items only react to clicks.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={item.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={classNames('query__option', index === active && 'query__option--active')}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
        >
          <span className="mono">{item.label}</span>
          {item.detail && <span className="query__detail">{item.detail}</span>}
        </div>
      ))}
    </div>
  );
}

function toPieceFace({ text, pill, fault }: QueryPiece, index: number) {
  const className = classNames('query__piece', pill && 'query__pill', fault && 'query__fault');
  const nameLength = pill?.nameLength ?? 0;
  return (
    // oxlint-disable-next-line react/no-array-index-key -- pieces are their places in the text
    <span key={index} className={className || undefined}>
      {nameLength > 0 && <b className="query__name">{text.slice(0, nameLength)}</b>}
      {text.slice(nameLength)}
    </span>
  );
}
