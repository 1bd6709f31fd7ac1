import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';

const NUMBER_MAX = 64;
const NAME_MAX = 200;

/** A new card needs a number and a name. Other values are typed into its row. */
export function NewCardDialog({ isTaken, onAdd, onClose }: NewCardDialogProps) {
  const { t } = useLingui();
  const [cardno, setCardno] = useState('');
  const [name, setName] = useState('');
  const number = cardno.trim();
  const taken = number !== '' && isTaken(number);
  const isReady = number !== '' && name.trim() !== '' && !taken;
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReady) onAdd(number, name.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      closeLabel={t`Close`}
      title={t`New card`}
      description={t`It starts hidden: publish it when it is complete.`}
    >
      <form className="review" onSubmit={add}>
        <TextField
          label={t`Number`}
          value={cardno}
          maxLength={NUMBER_MAX}
          error={taken ? t`A card with this number exists already` : undefined}
          onChange={(event) => setCardno(event.target.value)}
        />
        <TextField
          label={t`Name`}
          value={name}
          maxLength={NAME_MAX}
          onChange={(event) => setName(event.target.value)}
        />
        <Button variant="primary" type="submit" disabled={!isReady}>
          <Trans>Add to the table</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

type NewCardDialogProps = {
  isTaken: (cardno: string) => boolean;
  onAdd: (cardno: string, name: string) => void;
  onClose: () => void;
};
