import { useLingui } from '@lingui/react/macro';
import { useGameConfig } from '#lib/app-services.ts';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';

export type CardFieldProps = {
  column: string;
  max: number;
  value: string;
  onChange: (value: string) => void;
};

/** One column: a choice where the config knows the values, else words. */
export function CardField({ column, max, value, onChange }: CardFieldProps) {
  const { t } = useLingui();
  const { labels, editorColumnOptions } = useGameConfig();
  const label = labels[column] ?? column;
  const options = editorColumnOptions[column];
  if (options) {
    const known = options.map(String);
    const listed = known.includes(value) || value === '' ? known : [value, ...known];
    return (
      <SelectField
        label={label}
        value={value}
        options={[
          { value: '', label: t`Not given` },
          ...listed.map((one) => ({ value: one, label: one })),
        ]}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const Field = column === 'effectdata' ? TextAreaField : TextField;
  return (
    <Field
      label={label}
      value={value}
      maxLength={max}
      required={column === 'name'}
      onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
    />
  );
}
