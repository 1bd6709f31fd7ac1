import { RULE_LIMITS } from '@deckframe/domain/meta/archetype-rules';
import { OTHER } from '@deckframe/domain/meta/tally-event';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { emptyRule, readRuleDraft } from '#features/meta/archetype-rules/rule-draft.ts';
import { RuleFields } from '#features/meta/archetype-rules/rule-fields.tsx';
import { RuleWords } from '#features/meta/archetype-rules/rule-words.tsx';
import { archetypeRulesQuery } from '#features/meta/result-meta/api.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices, useGameConfig, useUser } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';

const PROPOSALS = 'GET /api/games/:game/archetype-proposals';

/** Proposes a rule for the archetype. Staff decide. */
function ProposeDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const [draft, setDraft] = useState(() => emptyRule(name));
  const [note, setNote] = useState('');
  const rule = readRuleDraft(draft);
  const { mutate, isPending } = useApiWrite('POST /api/games/:game/archetype-proposals', {
    invalidates: [PROPOSALS],
    done: () => {
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
            if (rule) mutate({ params: { game }, body: { rule, note } });
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

/** Decisions about own proposals. */
function OwnProposals() {
  const { t } = useLingui();
  const { gameid: game } = useGameConfig();
  const own = useQuery(apiQuery(PROPOSALS, { params: { game } }, { as: useUser()?.id }));
  const proposals = own.data?.proposals ?? [];
  if (proposals.length === 0) return null;
  const say = (isAccepted: boolean | null) =>
    isAccepted === null ? t`Waits` : isAccepted ? t`Accepted` : t`Declined`;
  return (
    <ul className="archetype__proposals" aria-label={t`Your proposals`}>
      {proposals.map(({ id, rule, isAccepted, answer }) => (
        <li key={id}>
          <Tag tone={isAccepted ? 'ok' : 'neutral'}>{say(isAccepted)}</Tag> {rule.name}
          {answer !== '' && <small>{answer}</small>}
        </li>
      ))}
    </ul>
  );
}

/** The archetype's rule. Members may propose another. */
export function RulePanel({ archetype }: { archetype: string }) {
  const { t } = useLingui();
  const { config } = useAppServices();
  const isMember = useUser() !== null;
  const [isOpen, setOpen] = useState(false);
  const rules = useQuery(archetypeRulesQuery(config.gameid)).data;
  const own = rules?.filter(({ name }) => name === archetype) ?? [];
  return (
    <Panel heading={t`What makes it`}>
      <div className="archetype__rules">
        {archetype === OTHER && (
          <p>{t`No rule names these lists and their players said nothing.`}</p>
        )}
        {archetype !== OTHER && rules && own.length === 0 && (
          <p>{t`There is no rule: it is what its players said.`}</p>
        )}
        {own.map((rule) => (
          <RuleWords key={JSON.stringify(rule)} rule={rule} />
        ))}
        {isMember && (
          <>
            <OwnProposals />
            <Button size="sm" onClick={() => setOpen(true)}>
              <Trans>Propose a rule</Trans>
            </Button>
          </>
        )}
        {isOpen && (
          <ProposeDialog
            name={archetype === OTHER ? '' : archetype}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
    </Panel>
  );
}
