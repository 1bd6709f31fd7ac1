import { EVENT_ICONS, type EventIcon } from '@deckframe/domain/rewards/mailbox/mailbox';
import { useLingui } from '@lingui/react/macro';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';

const LABEL_MAX = 80;
const TEXT_MAX = 500;

/** An empty icon means none; null means that this kind has no icon. */
export type Letter = { label: string; description: string; icon: string | null };
export type LetterFieldsProps = {
  letter: Letter;
  onChange: (change: Partial<Record<keyof Letter, string>>) => void;
};

export function LetterFields({ letter, onChange }: LetterFieldsProps) {
  const { t } = useLingui();
  const written = letter.description.length;
  const icons: Record<EventIcon, string> = {
    calendar: t`Calendar`,
    gift: t`Gift`,
    megaphone: t`Megaphone`,
    sparkles: t`Sparkles`,
    star: t`Star`,
    trophy: t`Trophy`,
  };
  return (
    <>
      <TextField
        label={t`Title`}
        required
        maxLength={LABEL_MAX}
        value={letter.label}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      {letter.icon !== null && (
        <SelectField
          label={t`Icon`}
          value={letter.icon}
          onChange={(event) => onChange({ icon: event.target.value })}
          options={[
            { value: '', label: t({ message: 'None', context: 'item' }) },
            ...EVENT_ICONS.map((icon) => ({ value: icon, label: icons[icon] })),
          ]}
        />
      )}
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
