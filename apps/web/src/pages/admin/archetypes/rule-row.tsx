import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { RuleWords } from '#features/meta/archetype-rules/rule-words.tsx';
import type { Rule } from '#features/meta/archetype-rules/rule-draft.ts';
import { IconButton } from '#ui/icon-button.tsx';

type RuleRowProps = {
  rule: Rule;
  place: { at: number; last: number };
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A rule, and what can be done with it; the first that holds counts, so their order matters. */
export function RuleRow({ rule, place: { at, last }, onEdit, onMove, onRemove }: RuleRowProps) {
  const { t } = useLingui();
  const { name } = rule;
  return (
    <li className="archetype-rules__row">
      <div>
        <h3>{name}</h3>
        <RuleWords rule={rule} />
      </div>
      <div className="archetype-rules__acts">
        <IconButton
          label={t`Move ${name} up`}
          icon={<ArrowUp size={16} aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t`Move ${name} down`}
          icon={<ArrowDown size={16} aria-hidden="true" />}
          disabled={at === last}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t`Edit ${name}`}
          icon={<Pencil size={16} aria-hidden="true" />}
          onClick={onEdit}
        />
        <IconButton
          label={t`Remove ${name}`}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
