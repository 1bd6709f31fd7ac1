import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Rule } from '#features/meta/archetype-rules/rule-draft.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { RuleRow } from './rule-row.tsx';

type RuleListProps = { rules: readonly Rule[]; onChange: (rules: Rule[]) => void };

/** All rules of the draft in their order. */
export function RuleList({ rules, onChange }: RuleListProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number | null>(null);
  const move = (at: number, by: -1 | 1) => {
    const [one, other] = [rules[at], rules[at + by]];
    if (one && other) onChange(rules.with(at, other).with(at + by, one));
  };
  return (
    <>
      {rules.length === 0 && (
        <EmptyState level={3} title={t`No rules yet`}>
          {t`Each list is what its player said.`}
        </EmptyState>
      )}
      <ol className="archetype-rules__list">
        {rules.map((rule, at) => (
          <RuleRow
            // The same name may have a rule for each time.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${rule.name} ${at}`}
            rule={rule}
            place={{ at, last: rules.length - 1 }}
            onEdit={() => setOpen(at)}
            onMove={(by) => move(at, by)}
            onRemove={() => onChange(rules.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setOpen(rules.length)}>
        <Trans>New rule</Trans>
      </Button>
      {open !== null && (
        <RuleDialog
          key={open}
          rule={rules[open] ?? null}
          onClose={() => setOpen(null)}
          onTake={(rule) => {
            onChange(rules.toSpliced(open, 1, rule));
            setOpen(null);
          }}
        />
      )}
    </>
  );
}
