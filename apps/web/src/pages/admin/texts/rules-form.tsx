import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { BehindNotice } from './behind-notice.tsx';
import { ListFields } from './list-fields.tsx';
import { NewMemberFields } from './new-member-fields.tsx';
import { SavedBy } from './saved-by.tsx';
import { isRulesDraft, toChange, toDraft, type RulesDraft } from './rules-draft.ts';
import {
  saveWritingRules,
  WRITING_RULES_KEY,
  type WritingRules,
  type WritingRulesChange,
} from '../../site/console/texts/rules-api.ts';

/** What is typed is kept until it is saved; a colleague's save in between is refused, not lost. */
export function RulesForm({ stored }: { stored: WritingRules }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const client = useQueryClient();
  // What was read when typing began; what is stored may be newer by now.
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState<RulesDraft>(() => toDraft(stored));
  const take = (rules: WritingRules) => {
    setBase(rules);
    setDraft(toDraft(rules));
  };
  const { mutate, isPending } = useWrite<WritingRulesChange, WritingRules>({
    send: (change, key) => saveWritingRules(api, change, key),
    done: (saved) => {
      client.setQueryData(WRITING_RULES_KEY, saved);
      take(saved);
      toasts.show({ kind: 'success', title: t`Words and limits saved. They count from now on.` });
    },
    settled: () => void client.invalidateQueries({ queryKey: WRITING_RULES_KEY }),
  });
  const set = (part: Partial<RulesDraft>) => setDraft((before) => ({ ...before, ...part }));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(toDraft(base));
  const isBehind = stored.version > base.version;
  return (
    <form
      className="writing-rules"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(toChange(draft, base.version));
      }}
    >
      {isBehind && (
        <BehindNotice
          author={stored.author}
          onTake={() => take(stored)}
          onKeep={() => setBase(stored)}
        />
      )}
      <Panel heading={t`Not allowed`}>
        <ListFields draft={draft} set={set} />
      </Panel>
      <Panel heading={t`New members`}>
        <NewMemberFields draft={draft} set={set} />
      </Panel>
      <div className="writing-rules__foot">
        <Button
          type="submit"
          variant="primary"
          busy={isPending}
          disabled={!isChanged || isBehind || !isRulesDraft(draft)}
        >
          <Trans>Save</Trans>
        </Button>
        {isChanged && (
          <Button onClick={() => take(stored)}>
            <Trans>Discard</Trans>
          </Button>
        )}
        <SavedBy stored={stored} />
      </div>
    </form>
  );
}
