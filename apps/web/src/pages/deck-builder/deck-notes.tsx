import { DECK_TEXT_LIMITS, type DeckDocument } from '@deckframe/domain/decks/deck/deck-document';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTextEdit } from '#features/decks/editor/session/use-text-edit.ts';
import { TextAreaField } from '#ui/field.tsx';
import { Markdown } from '#ui/markdown/markdown.tsx';
import { Segmented } from '#ui/segmented.tsx';

export type DeckNotesProps = { document: DeckDocument; canEdit: boolean };

/** How the deck is played, in the owner's words. */
export function DeckNotes({ document, canEdit }: DeckNotesProps) {
  const { t } = useLingui();
  const edit = useTextEdit('notes');
  const [mode, setMode] = useState<'write' | 'read'>(canEdit ? 'write' : 'read');
  const { notes } = document;
  return (
    <div className="deck-notes">
      {canEdit && (
        <Segmented
          label={t`Notes`}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'write', label: t`Write` },
            { value: 'read', label: t`Read` },
          ]}
        />
      )}
      {mode === 'write' ? (
        <TextAreaField
          label={t`Notes`}
          labelHidden
          hint={t`**bold**, *italic*, # heading, - list, [link](https://…)`}
          value={notes}
          maxLength={DECK_TEXT_LIMITS.notes}
          {...edit}
        />
      ) : notes.trim() === '' ? (
        <p className="deck-empty">{t`No notes yet.`}</p>
      ) : (
        <Markdown text={notes} level={2} />
      )}
    </div>
  );
}
