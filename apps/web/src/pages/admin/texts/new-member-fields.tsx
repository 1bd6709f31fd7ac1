import { useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { isRulesNumber, NUMBER_MAX, type NumberName, type RulesDraft } from './rules-draft.ts';

type NewMemberFieldsProps = { draft: RulesDraft; set: (part: Partial<RulesDraft>) => void };

/** What an account may do in its first days. */
export function NewMemberFields({ draft, set }: NewMemberFieldsProps) {
  const { t } = useLingui();
  const number = (name: NumberName) => {
    const max = NUMBER_MAX[name];
    return {
      value: draft[name],
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      error: isRulesNumber(name, draft[name]) ? null : t`A whole number from 0 to ${max}.`,
      onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
    };
  };
  return (
    <div className="writing-rules__new">
      <div className="writing-rules__numbers">
        <TextField label={t`New for (days)`} hint={t`0: nobody is new.`} {...number('days')} />
        <TextField label={t`Comments a day`} {...number('commentsPerDay')} />
        <TextField
          label={t`Open trade offers`}
          hint={t`Until three trades are finished.`}
          {...number('openTrades')}
        />
        <TextField label={t`Trade offers a day`} {...number('tradesPerDay')} />
        <TextField
          label={t`New as an organizer for (days)`}
          hint={t`0: nobody is new.`}
          {...number('organizerDays')}
        />
        <TextField
          label={t`Open tournaments of new organizers`}
          hint={t`Everyone else may have 10.`}
          {...number('openEvents')}
        />
      </div>
      <Switch
        label={t`New members may add links to comments`}
        checked={draft.mayLink}
        onChange={({ target }) => set({ mayLink: target.checked })}
      />
      <Switch
        label={t`Links need a saved deck`}
        hint={t`For everyone, however old the account.`}
        checked={draft.linksNeedDeck}
        onChange={({ target }) => set({ linksNeedDeck: target.checked })}
      />
    </div>
  );
}
