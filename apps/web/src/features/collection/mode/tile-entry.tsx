import type { Card } from '@deckframe/domain/card';
import { deriveClientFields } from '@deckframe/domain/collection/entries/client-fields';
import type { CollectionEntry } from '@deckframe/domain/collection/entries/entry';
import type { EntryChange } from '@deckframe/domain/collection/entries/entry-change';
import { useLingui } from '@lingui/react/macro';
import { Tag } from 'lucide-react';
import { EntryMarks, useMarkWords } from './entry-marks.tsx';
import { EntryStepper } from './entry-stepper.tsx';
import { useEntry, type EntrySource } from '../sync/use-shelf.ts';
import './tile-entry.css';

export type TileEntryProps = {
  card: Card;
  source: EntrySource;
  playset: number;
  /** Missing for another member's collection. */
  edit?: { isChanged: (cardno: string) => boolean; onEdit: (change: EntryChange) => void };
  onOpen: () => void;
};

/** Shown below a tile: progress to a playset, count, marks and tag. */
export function TileEntry({ card, source, playset, edit, onOpen }: TileEntryProps) {
  const { t } = useLingui();
  const entry = useEntry(source, card.cardno);
  const { isInCollection, collectionAmount, collectionTags } = deriveClientFields(entry);
  return (
    <div
      className="tile-entry"
      data-owned={isInCollection}
      data-ignored={entry.ignored || undefined}
    >
      <TileEdge entry={entry} />
      <Pips count={entry.count} playset={playset} />
      {edit ? (
        <>
          <EntryStepper
            card={card}
            entry={entry}
            isChanged={edit.isChanged(card.cardno)}
            onEdit={edit.onEdit}
          />
          <div className="tile-entry__marks">
            <EntryMarks card={card} entry={entry} onEdit={edit.onEdit} />
            <button
              type="button"
              tabIndex={-1}
              className="tile-entry__tag"
              aria-label={
                entry.tag === '' ? t`Tag ${card.name}` : t`Tag of ${card.name}: ${entry.tag}`
              }
              onClick={onOpen}
            >
              <Tag size={13} aria-hidden="true" />
              {entry.tag}
            </button>
          </div>
        </>
      ) : (
        <p className="tile-entry__count">
          {collectionAmount}
          {collectionTags.map((tag) => (
            <span key={tag}> {tag}</span>
          ))}
        </p>
      )}
    </div>
  );
}

/** On the top edge of the card, without covering its text. */
function TileEdge({ entry }: { entry: CollectionEntry }) {
  const words = useMarkWords();
  const mark = (['trading', 'wanted', 'ignored'] as const).find((name) => entry[name]);
  if (mark === undefined) return null;
  return (
    <span className="tile-entry__edge" data-mark={mark} aria-hidden="true">
      {words[mark]}
    </span>
  );
}

function Pips({ count, playset }: { count: number; playset: number }) {
  return (
    <span className="tile-entry__pips" data-full={count >= playset || undefined} aria-hidden="true">
      {Array.from({ length: playset }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- places in a row
        <i key={at} data-on={at < count || undefined} />
      ))}
    </span>
  );
}
