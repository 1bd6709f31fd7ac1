import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

const NUMBER_MAX = 40;

/** A card that lies in the deck and is looked for on its list in vain. */
export function UnlistedCard({ onCard }: { onCard: (cardno: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    onCard(typed.trim().toUpperCase());
    setTyped('');
  };
  return (
    <form className="desk-late" onSubmit={add}>
      <TextField
        label={t`Card not on the list`}
        hint={t`Its number`}
        maxLength={NUMBER_MAX}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={typed.trim() === ''}>
        {t`Add`}
      </Button>
    </form>
  );
}
