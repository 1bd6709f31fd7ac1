import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';

const NAME_LENGTH = 40;

export type SaveFilterDialogProps = {
  onSave: (name: string, isFavorite: boolean) => void;
  onClose: () => void;
};

/** Saves the current filters under a name. */
export function SaveFilterDialog({ onSave, onClose }: SaveFilterDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [isFavorite, setFavorite] = useState(true);
  const [error, setError] = useState<string>();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Save this filter`}
      closeLabel={t`Close`}
      size="sm"
    >
      <form
        className="save-filter"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') {
            setError(t`Give it a name.`);
            return;
          }
          onSave(name.trim(), isFavorite);
        }}
      >
        <TextField
          label={t`Name`}
          value={name}
          maxLength={NAME_LENGTH}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <Switch
          label={t`Show as a quick filter`}
          checked={isFavorite}
          onChange={(event) => setFavorite(event.target.checked)}
        />
        <Button type="submit" variant="primary">
          {t`Save`}
        </Button>
      </form>
    </Dialog>
  );
}
