import { useLingui } from '@lingui/react/macro';
import { TextAreaField, TextField } from '#ui/field.tsx';

const LABEL_MAX = 80;
const TEXT_MAX = 500;

export type Letter = { label: string; description: string };
export type LetterFieldsProps = { letter: Letter; onChange: (change: Partial<Letter>) => void };

export function LetterFields({ letter, onChange }: LetterFieldsProps) {
  const { t } = useLingui();
  const written = letter.description.length;
  return (
    <>
      <TextField
        label={t`Title`}
        required
        maxLength={LABEL_MAX}
        value={letter.label}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      <TextAreaField
        label={t`Text`}
        aside={t`${written} of ${TEXT_MAX}`}
        maxLength={TEXT_MAX}
        value={letter.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </>
  );
}
