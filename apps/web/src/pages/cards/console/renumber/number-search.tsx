import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

const NUMBER_MAX = 64;

export type NumberSearchProps = { cardno: string; onFind: (cardno: string) => void };

export function NumberSearch({ cardno, onFind }: NumberSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(cardno);
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onFind(typed.trim());
  };
  return (
    <form className="renumber__ask" onSubmit={find} role="search">
      <TextField
        label={t`Number it has`}
        value={typed}
        maxLength={NUMBER_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon={<Search size={16} aria-hidden="true" />}>
        <Trans>Find</Trans>
      </Button>
    </form>
  );
}
