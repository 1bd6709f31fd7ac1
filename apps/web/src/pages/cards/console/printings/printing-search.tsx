import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

const SEARCH_MAX = 60;

export type PrintingSearchProps = { search: string; onFind: (search: string) => void };

export function PrintingSearch({ search, onFind }: PrintingSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(search);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form className="printings__ask" onSubmit={find} role="search">
      <TextField
        type="search"
        label={t`Number or name`}
        hint={t`Also finds cards with one printing. Empty shows those with several.`}
        value={typed}
        maxLength={SEARCH_MAX}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon={<Search size={16} aria-hidden="true" />}>
        <Trans>Find</Trans>
      </Button>
    </form>
  );
}
