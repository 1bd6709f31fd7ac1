import { changeTag } from '@deckframe/domain/collection/entries/edit-entry';
import { TAG_MAX } from '@deckframe/domain/collection/entries/entry';
import { useLingui } from '@lingui/react/macro';
import { Tag } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ToggleChip } from '#ui/chip.tsx';
import { TextField } from '#ui/field.tsx';
import type { CollectionShelf } from '../sync/collection-shelf.ts';
import { listTags } from '../sync/list-tags.ts';
import { useEntry } from '../sync/use-shelf.ts';
import { EntryMarks } from './entry-marks.tsx';
import { EntryStepper } from './entry-stepper.tsx';
import './entry-panel.css';

export type EntryPanelProps = {
  card: { readonly cardno: string; readonly name: string };
  shelf: CollectionShelf;
  children?: ReactNode;
};

const TAGS_OFFERED = 6;

/** One card's count, marks in words, and its tag. */
export function EntryPanel({ card, shelf, children }: EntryPanelProps) {
  const { t } = useLingui();
  const entry = useEntry(shelf, card.cardno);
  const [typed, setTyped] = useState<string | null>(null);
  const tag = typed ?? entry.tag;
  const set = (next: string) => {
    const change = changeTag(card.cardno, entry, next);
    if (change) shelf.edit(change);
    setTyped(null);
  };
  return (
    <section className="entry-panel" aria-label={t`My collection`}>
      <EntryStepper
        card={card}
        entry={entry}
        isChanged={shelf.isChanged(card.cardno)}
        onEdit={shelf.edit}
        isLarge
      />
      <EntryMarks card={card} entry={entry} onEdit={shelf.edit} isWorded />
      <TextField
        label={t`Tag`}
        aside={`${Array.from(tag).length} / ${TAG_MAX}`}
        value={tag}
        onChange={(event) => {
          const next = event.currentTarget.value;
          // Ignores characters above the limit.
          if (Array.from(next).length <= TAG_MAX) setTyped(next);
        }}
        onBlur={() => set(tag)}
        onKeyDown={(event) => {
          // Arrow keys must not step to the next card.
          if (event.key !== 'Escape') event.stopPropagation();
          if (event.key === 'Enter') set(tag);
        }}
      />
      <div className="entry-panel__tags">
        {listTags(shelf.shown())
          .slice(0, TAGS_OFFERED)
          .map((one) => (
            <ToggleChip
              key={one}
              pressed={one === entry.tag}
              icon={<Tag size={13} aria-hidden="true" />}
              onClick={() => set(one === entry.tag ? '' : one)}
            >
              {one}
            </ToggleChip>
          ))}
      </div>
      {children}
    </section>
  );
}
