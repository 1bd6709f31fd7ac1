import { CSV_USES, type CsvColumns, type CsvUse } from '@deckframe/domain/collection/csv-columns';
import type { CsvTable } from '@deckframe/domain/collection/entries/read-csv';
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '#ui/field.tsx';
import '../collection/add-cards/column-choice.css';

const SAMPLES = 3;

export type ColumnChoiceProps = {
  table: CsvTable;
  columns: CsvColumns;
  onChange: (columns: CsvColumns) => void;
};

/** What each column of the file says; guessed, and open to change. */
export function ColumnChoice({ table, columns, onChange }: ColumnChoiceProps) {
  const { t } = useLingui();
  const words: Record<CsvUse, string> = {
    number: t`Card number`,
    set: t`Set`,
    name: t`Name`,
    count: t`Count`,
    trading: t`Trading`,
    wanted: t`Wanted`,
    ignored: t`Ignored`,
    tag: t`Tag`,
  };
  const options = [
    { value: '', label: t`Not used` },
    ...CSV_USES.map((value) => ({ value, label: words[value] })),
  ];
  const choose = (at: number, use: string) => {
    const known = CSV_USES.find((one) => one === use) ?? null;
    // A use has one column: another that had it lets go.
    onChange(columns.map((one, other) => (other === at ? known : one === known ? null : one)));
  };
  return (
    <ul className="column-choice">
      {[...table.headings.entries()].map(([at, heading]) => (
        <li key={at}>
          <b className="mono">{heading}</b>
          <small className="mono">
            {table.rows
              .slice(0, SAMPLES)
              .map((row) => row[at] || '–')
              .join(', ')}
          </small>
          <SelectField
            label={t`Column ${heading} says`}
            labelHidden
            value={columns[at] ?? ''}
            onChange={(event) => choose(at, event.currentTarget.value)}
            options={options}
          />
        </li>
      ))}
    </ul>
  );
}
