import type { ConfigChange } from '@deckframe/domain/config-changes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ConfigFault } from './config-form.ts';
import { ChangeList } from './change-list.tsx';

const NOTE_MAX = 300;

export type ReviewDialogProps = {
  open: boolean;
  title: string;
  changes: readonly ConfigChange[];
  /** Suggested reason. */
  reason?: string;
  faults?: readonly ConfigFault[];
  busy: boolean;
  onClose: () => void;
  onSave: (note: string) => void;
};

/** Shows all changes and requires a reason before saving. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { t } = useLingui();
  const { open, title, changes, faults = [], busy, onClose } = props;
  const [note, setNote] = useState(props.reason ?? '');
  const save = () => props.onSave(note.trim());
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={t`Every process and every open browser follows within seconds. It can be taken back.`}
      closeLabel={t`Close`}
      size="lg"
      keepOnOutsidePress
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            busy={busy}
            disabled={note.trim() === '' || changes.length === 0}
            onClick={save}
          >
            <Trans>Save</Trans>
          </Button>
          <Button size="lg" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <div className="config-review">
        <TextField
          label={t`Reason`}
          hint={t`Colleagues read it in the list of versions.`}
          value={note}
          maxLength={NOTE_MAX}
          onChange={(event) => setNote(event.target.value)}
        />
        {faults.map(({ path, message }) => (
          <Notice key={path} tone="danger" title={path}>
            {message}
          </Notice>
        ))}
        {changes.length === 0 ? (
          <p className="config-part__words">
            <Trans>It says the same as what is in force.</Trans>
          </p>
        ) : (
          <ChangeList label={t`Changes`} changes={changes} />
        )}
      </div>
    </Dialog>
  );
}
