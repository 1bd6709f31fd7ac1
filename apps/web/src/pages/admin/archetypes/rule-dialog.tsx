import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  emptyRule,
  readRuleDraft,
  toRuleDraft,
  type Rule,
} from '#features/meta/archetype-rules/rule-draft.ts';
import { RuleFields } from '#features/meta/archetype-rules/rule-fields.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type RuleDialogProps = {
  /** Null: a new one. */
  rule: Rule | null;
  onClose: () => void;
  onTake: (rule: Rule) => void;
};

/** One rule; what is taken here is part of the draft and not saved yet. */
export function RuleDialog({ rule, onClose, onTake }: RuleDialogProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(() => (rule ? toRuleDraft(rule) : emptyRule()));
  const read = readRuleDraft(draft);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={rule ? t`Edit rule` : t`New rule`}
      closeLabel={t`Close`}
      keepOnOutsidePress
      footer={
        <>
          <Button
            variant="primary"
            disabled={read === null}
            onClick={() => {
              if (read) onTake(read);
            }}
          >
            {t`Take over`}
          </Button>
          <Button onClick={onClose}>{t`Cancel`}</Button>
        </>
      }
    >
      <RuleFields draft={draft} set={(part) => setDraft((before) => ({ ...before, ...part }))} />
    </Dialog>
  );
}
