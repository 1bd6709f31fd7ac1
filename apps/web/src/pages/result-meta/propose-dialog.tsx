import { RULE_LIMITS } from '@deckframe/domain/meta/archetype-rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyRule, readRuleDraft, type Rule } from '#features/meta/archetype-rules/rule-draft.ts';
import { RuleFields } from '#features/meta/archetype-rules/rule-fields.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { ownProposalsQuery, proposeArchetype } from '../meta/result-meta/rules-api.ts';

/** By which cards one would know the archetype; staff decide. */
export function ProposeDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => emptyRule(name));
  const [note, setNote] = useState('');
  const rule = readRuleDraft(draft);
  const { mutate, isPending } = useWrite<{ rule: Rule; note: string }, void>({
    send: (body, key) => proposeArchetype(api, config.gameid, body, key),
    done: async () => {
      await client.invalidateQueries(ownProposalsQuery(api, config.gameid));
      toasts.show({ kind: 'success', title: t`Thank you. Staff will decide.` });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Propose a rule`}
      description={t`By which cards would you know it? Staff decide, and all lists are named anew.`}
      closeLabel={t`Close`}
      keepOnOutsidePress
      footer={
        <Button
          variant="primary"
          busy={isPending}
          disabled={rule === null}
          onClick={() => {
            if (rule) mutate({ rule, note });
          }}
        >
          <Trans>Propose</Trans>
        </Button>
      }
    >
      <RuleFields draft={draft} set={(part) => setDraft((before) => ({ ...before, ...part }))} />
      <TextField
        label={t`Why`}
        value={note}
        maxLength={RULE_LIMITS.note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Dialog>
  );
}
