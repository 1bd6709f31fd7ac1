import { useLingui } from '@lingui/react/macro';
import { Delete } from 'lucide-react';
import { useState } from 'react';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type FloorKeysProps = { tables: number; onTable: (table: number) => void };

/** Keypad for table numbers. */
export function FloorKeys({ tables, onTable }: FloorKeysProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(0);
  const isTable = typed >= 1 && typed <= tables;
  const press = (digit: number) => {
    const next = typed * 10 + digit;
    setTyped(next > tables ? digit : next);
  };
  const key = (digit: number) => (
    <button key={digit} type="button" onClick={() => press(digit)}>
      {digit}
    </button>
  );
  return (
    <section aria-label={t`Go to table`}>
      <header className="floor__part">
        <h2>{t`Go to table`}</h2>
        <p role="status">{typed === 0 ? t`1 to ${tables}` : typed}</p>
      </header>
      <div className="floor-keys">
        {DIGITS.map(key)}
        <button
          type="button"
          aria-label={t({ message: 'Clear', context: 'keypad' })}
          onClick={() => setTyped(0)}
        >
          <Delete size={20} aria-hidden="true" />
        </button>
        {key(0)}
        <button
          type="button"
          disabled={!isTable}
          aria-label={t`Open table ${typed}`}
          onClick={() => {
            onTable(typed);
            setTyped(0);
          }}
        >
          ↵
        </button>
      </div>
    </section>
  );
}
