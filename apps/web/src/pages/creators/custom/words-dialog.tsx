import {
  SERIES_DESCRIPTION_MAX,
  SERIES_NAME_MAX,
} from '@deckframe/domain/creators/series/custom-limits';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { SeriesWords } from '#features/creators/custom-cards/api.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';

export type WordsDialogProps = {
  title: string;
  action: string;
  words: SeriesWords;
  busy: boolean;
  onSave: (words: SeriesWords) => void;
  onClose: () => void;
};

/** Name and description of a new or existing series. */
export function WordsDialog({ title, action, words, busy, onSave, onClose }: WordsDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [name, setName] = useState(words.name);
  const [description, setDescription] = useState(words.description);
  const isSame = name === words.name && description === words.description;
  return (
    <Dialog
      open
      keepOnOutsidePress
      title={title}
      closeLabel={t`Close`}
      onOpenChange={onClose}
      footer={
        <>
          <Button
            type="submit"
            form={form}
            variant="primary"
            size="lg"
            busy={busy}
            disabled={isSame || !name.trim()}
          >
            {action}
          </Button>
          <Button size="lg" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="studio__form"
        onSubmit={(event) => {
          event.preventDefault();
          onSave({ name, description });
        }}
      >
        <TextField
          label={t`Name`}
          value={name}
          maxLength={SERIES_NAME_MAX}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <TextAreaField
          label={t`Description`}
          value={description}
          maxLength={SERIES_DESCRIPTION_MAX}
          rows={5}
          onChange={(event) => setDescription(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
