import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { createWriteKey } from '#lib/write/write-key.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

const NAME_MAX = 40;

/** Somebody without an account, at once and here; rounds that were played count as lost. */
export function LateEntry() {
  const { t } = useLingui();
  const act = useAct();
  const [name, setName] = useState('');
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const player = createWriteKey();
    const isDone = act({ kind: 'enter', player, name: name.trim() }, { kind: 'checkIn', player });
    if (isDone) setName('');
  };
  return (
    <form className="desk-late" onSubmit={add}>
      <TextField
        label={t`Add a guest`}
        maxLength={NAME_MAX}
        value={name}
        required
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {t`Add`}
      </Button>
    </form>
  );
}
