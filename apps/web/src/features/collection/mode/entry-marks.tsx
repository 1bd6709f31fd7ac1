import { toggleMark, type EntryMark } from '@deckframe/domain/collection/entries/edit-entry';
import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import type { EntryChange } from '@deckframe/domain/collection/entries/entry-change';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, EyeOff, Target } from 'lucide-react';
import './entry-marks.css';

export type EntryMarksProps = {
  card: { readonly cardno: string; readonly name: string };
  entry: CollectionEntry;
  onEdit: (change: EntryChange) => void;
  /** Adds labels, for the open card. */
  isWorded?: boolean;
};

const ICONS = { trading: ArrowLeftRight, wanted: Target, ignored: EyeOff } as const;

export function EntryMarks({ card, entry, onEdit, isWorded = false }: EntryMarksProps) {
  const words = useMarkWords();
  return (
    <div className="entry-marks" data-worded={isWorded || undefined}>
      {(['trading', 'wanted', 'ignored'] as const).map((mark) => {
        const Icon = ICONS[mark];
        return (
          <button
            key={mark}
            type="button"
            tabIndex={isWorded ? 0 : -1}
            className="entry-mark"
            data-mark={mark}
            aria-pressed={entry[mark]}
            aria-label={isWorded ? undefined : `${words[mark]}: ${card.name}`}
            data-tip={isWorded ? undefined : words[mark]}
            onClick={() => onEdit(toggleMark(card.cardno, entry, mark))}
          >
            <Icon size={15} aria-hidden="true" />
            {isWorded && words[mark]}
          </button>
        );
      })}
    </div>
  );
}

export function useMarkWords(): Record<EntryMark, string> {
  const { t } = useLingui();
  return { trading: t`Trading`, wanted: t`Wanted`, ignored: t`Ignored` };
}
