import { Trans, useLingui } from '@lingui/react/macro';
import { Flag, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ReportDialog } from '#features/community/lazy-community.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { isOpenTrade, type Trade } from './api.ts';

const NOTE_MAX = 500;

export type NotesPanelProps = {
  trade: Trade;
  busy: boolean;
  onSend: (text: string, onSent: () => void) => void;
};

/** Notes of both traders. Each can report the other's notes. */
export function NotesPanel({ trade, busy, onSend }: NotesPanelProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [reported, setReported] = useState<string | null>(null);
  const isOpen = isOpenTrade(trade);
  return (
    <Panel heading={t`Notes`} aside={t`seen by both of you`}>
      {trade.notes.length === 0 && <p className="trade-notes__none">{t`No notes yet.`}</p>}
      <ol className="trade-notes">
        {trade.notes.map((note) => (
          <li key={note.id} className="trade-note" data-by={note.by}>
            <p className="trade-note__text">
              <span className="sr-only">
                {note.by === 'me' ? t`You:` : t`${trade.partner?.username ?? ''}:`}{' '}
              </span>
              {note.text ?? <em>{t`hidden by a moderator`}</em>}
            </p>
            {note.by === 'them' && note.text !== null && (
              <IconButton
                label={t`Report this note`}
                icon={<Flag size={14} />}
                onClick={() => setReported(note.id)}
              />
            )}
          </li>
        ))}
      </ol>
      {isOpen && (
        <form
          className="trade-notes__form"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') onSend(text.trim(), () => setText(''));
          }}
        >
          <TextField
            label={t`Write a note`}
            labelHidden
            placeholder={t`Write a note`}
            value={text}
            maxLength={NOTE_MAX}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" icon={<Send size={16} />} busy={busy}>
            <Trans>Send</Trans>
          </Button>
        </form>
      )}
      {reported !== null && (
        <Suspense>
          <ReportDialog
            contentType="trade-note"
            contentId={reported}
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
