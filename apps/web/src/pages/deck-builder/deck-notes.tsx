import { DECK_TEXT_LIMITS, type DeckDocument } from '@deckframe/domain/deck/deck-document';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDeckSession } from '#features/deck/session/deck-session-of.ts';
import { TextAreaField } from '#ui/field.tsx';
import { Markdown } from '#ui/markdown/markdown.tsx';
import { Segmented } from '#ui/segmented.tsx';

export type DeckNotesProps = { document: DeckDocument; canEdit: boolean };

/** How the deck is played, in the owner's words. */
export function DeckNotes({ document, canEdit }: DeckNotesProps) {
  const { t } = useLingui();
  const session = useDeckSession();
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
          onChange={(event) => {
            const next = event.target.value;
            session.change((before) => ({ ...before, notes: next }));
          }}
        />
      ) : notes.trim() === '' ? (
        <p className="deck-empty">{t`No notes yet.`}</p>
      ) : (
        <Markdown text={notes} level={3} />
      )}
    </div>
  );
}
