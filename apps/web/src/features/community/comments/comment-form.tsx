import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';

const COMMENT_MAX = 2000;
/** From this length on, the remaining characters are shown. */
const NEARLY_FULL = 1800;

export interface CommentFormProps {
  readonly label: string;
  readonly sendLabel: string;
  readonly initial?: string;
  readonly busy: boolean;
  readonly fault: string | null;
  readonly onSend: (text: string, done: () => void) => void;
  readonly onCancel?: () => void;
}

export function CommentForm(props: CommentFormProps) {
  const { label, sendLabel, initial = '', busy, fault, onSend, onCancel } = props;
  const { t } = useLingui();
  const [text, setText] = useState(initial);
  const left = COMMENT_MAX - text.length;
  const send = () => {
    if (text.trim() !== '' && !busy) onSend(text.trim(), () => setText(''));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    if (event.key === 'Escape' && onCancel) onCancel();
  };
  return (
    <form className="comment-form" onSubmit={submit}>
      <TextAreaField
        label={label}
        hint={t`**bold**, *italic* and lists work.`}
        error={fault}
        aside={text.length >= NEARLY_FULL ? t`${left} left` : undefined}
        value={text}
        maxLength={COMMENT_MAX}
        rows={3}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={key}
      />
      <div className="comment-form__acts">
        <Button variant="primary" type="submit" busy={busy} disabled={text.trim() === ''}>
          {sendLabel}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
