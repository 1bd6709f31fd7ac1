import { RULE_LIMITS } from '@deckframe/domain/meta/archetype-rules';
import { useLingui } from '@lingui/react/macro';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { findUnread, type RuleDraft } from './rule-draft.ts';
import './rule-fields.css';

type RuleFieldsProps = { draft: RuleDraft; set: (part: Partial<RuleDraft>) => void };

/** Fields of a rule: name, cards as deck lines, and validity dates. */
export function RuleFields({ draft, set }: RuleFieldsProps) {
  const { t } = useLingui();
  const lines = (part: 'all' | 'any') => {
    const unread = findUnread(draft[part]);
    return {
      value: draft[part],
      rows: 3,
      spellCheck: false,
      autoComplete: 'off',
      error: unread === null ? null : t`Write it as 2 x ST01-001: ${unread}`,
      onChange: ({ target }: { target: { value: string } }) => set({ [part]: target.value }),
    };
  };
  const day = (part: 'from' | 'until') => ({
    type: 'date',
    value: draft[part],
    onChange: ({ target }: { target: { value: string } }) => set({ [part]: target.value }),
  });
  return (
    <div className="rule-fields">
      <TextField
        label={t`Name`}
        value={draft.name}
        maxLength={RULE_LIMITS.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextAreaField
        label={t`All of these cards`}
        hint={t`One a line, with the least number of copies.`}
        {...lines('all')}
      />
      <TextAreaField label={t`And one of these`} {...lines('any')} />
      <TextAreaField
        label={t`And none of these`}
        rows={2}
        spellCheck={false}
        value={draft.none}
        onChange={({ target }) => set({ none: target.value })}
      />
      <div className="rule-fields__days">
        <TextField label={t`First day`} {...day('from')} />
        <TextField label={t`Last day`} {...day('until')} />
      </div>
    </div>
  );
}
