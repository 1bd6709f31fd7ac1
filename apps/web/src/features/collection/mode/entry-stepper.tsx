import { changeCount } from '@deckframe/domain/collection/entries/edit-entry';
import { COUNT_MAX, type CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import type { EntryChange } from '@deckframe/domain/collection/entries/entry-change';
import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import './entry-stepper.css';

export type EntryStepperProps = {
  card: { readonly cardno: string; readonly name: string };
  entry: CollectionEntry;
  isChanged: boolean;
  onEdit: (change: EntryChange) => void;
  isLarge?: boolean;
};

/** Minus button, number field, plus button. */
export function EntryStepper({ card, entry, isChanged, onEdit, isLarge }: EntryStepperProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const set = (count: number) => {
    const change = changeCount(card.cardno, entry, count);
    if (change) onEdit(change);
  };
  const finish = () => {
    if (typed !== null && typed.trim() !== '') set(Number(typed));
    setTyped(null);
  };
  return (
    <div className="entry-step" data-changed={isChanged || undefined} data-large={isLarge}>
      <button
        type="button"
        tabIndex={isLarge ? 0 : -1}
        aria-label={t`One ${card.name} less`}
        disabled={entry.count === 0}
        onClick={() => set(entry.count - 1)}
      >
        <Minus size={14} aria-hidden="true" />
      </button>
      <input
        className="entry-step__count"
        inputMode="numeric"
        tabIndex={isLarge ? 0 : -1}
        aria-label={t`Copies of ${card.name}`}
        value={typed ?? entry.count}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 3))}
        onBlur={finish}
        onKeyDown={(event) => {
          // Arrow keys must not step to the next card.
          if (event.key !== 'Escape') event.stopPropagation();
          if (event.key === 'Enter') finish();
          if (event.key === 'ArrowUp') set(entry.count + 1);
          if (event.key === 'ArrowDown') set(entry.count - 1);
        }}
      />
      <button
        type="button"
        tabIndex={isLarge ? 0 : -1}
        aria-label={t`One ${card.name} more`}
        disabled={entry.count === COUNT_MAX}
        onClick={() => set(entry.count + 1)}
      >
        <Plus size={14} aria-hidden="true" />
      </button>
    </div>
  );
}
