import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { SheetColumn } from '../model/sheet-columns.ts';

/** Chooses visible columns on this device. Number and name are always visible. */
export function ColumnsDialog({ columns, hidden, onChange, onClose }: ColumnsDialogProps) {
  const { t } = useLingui();
  const toggle = (name: string) =>
    onChange(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      closeLabel={t`Close`}
      title={t`Columns`}
      footer={
        <>
          <Button variant="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
          <Button onClick={() => onChange([])}>
            <Trans>Show all</Trans>
          </Button>
        </>
      }
    >
      <div className="columns-list">
        {columns.slice(2).map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={!hidden.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </div>
    </Dialog>
  );
}

type ColumnsDialogProps = {
  columns: readonly SheetColumn[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
  onClose: () => void;
};
