import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Rule } from '#features/meta/archetype-rules/rule-draft.ts';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import {
  ARCHETYPES_KEY,
  rulesQuery,
  sendRules,
  type RulesState,
} from '../../meta/console/archetypes/api.ts';
import { PreviewTable } from './preview-table.tsx';
import { RuleList } from './rule-list.tsx';
import { WalkState } from './walk-state.tsx';

/** What is typed is a draft until it is saved; a colleague's save in between is refused, not lost. */
export function RulesPanel({ stored }: { stored: RulesState }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Rule[] | null>(null);
  const [base, setBase] = useState(stored.version);
  const rules = draft ?? stored.rules;
  const change = (sent: Rule[], checkOnly: boolean) => ({ rules: sent, version: base, checkOnly });
  const preview = useWrite<Rule[], RulesState>({
    send: (sent, key) => sendRules(api, config.gameid, change(sent, true), key),
  });
  const take = (state: RulesState) => {
    setDraft(null);
    setBase(state.version);
    preview.reset();
  };
  const save = useWrite<Rule[], RulesState>({
    send: (sent, key) => sendRules(api, config.gameid, change(sent, false), key),
    done: (saved, sent) => {
      client.setQueryData(rulesQuery(api, config.gameid).queryKey, saved);
      // What was changed while the save was on its way is the next draft.
      setDraft((now) => (now === sent ? null : now));
      setBase(saved.version);
      toasts.show({ kind: 'success', title: t`Saved. The worker calls the lists by these rules.` });
    },
    settled: () => void client.invalidateQueries({ queryKey: ARCHETYPES_KEY }),
  });
  const isBehind = draft !== null && stored.version > base;
  const shown = draft !== null && preview.variables === draft ? preview.data?.preview : null;
  return (
    <Panel heading={t`Rules`}>
      <div className="archetype-rules">
        {isBehind && (
          <Notice
            tone="warn"
            title={t`A colleague saved in the meantime.`}
            action={
              <Button size="sm" onClick={() => take(stored)}>
                <Trans>Take theirs</Trans>
              </Button>
            }
          >
            {t`Yours are not saved.`}
          </Notice>
        )}
        <RuleList
          rules={rules}
          onChange={(next) => {
            if (draft === null) setBase(stored.version);
            setDraft(next);
          }}
        />
        {shown && <PreviewTable preview={shown} />}
        <div className="archetype-rules__foot">
          <Button
            disabled={draft === null || isBehind}
            busy={preview.isPending}
            onClick={() => preview.mutate(rules)}
          >
            <Trans>Preview</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={!shown || isBehind}
            busy={save.isPending}
            onClick={() => save.mutate(rules)}
          >
            <Trans>Save</Trans>
          </Button>
          {draft !== null && (
            <Button onClick={() => take(stored)}>
              <Trans>Discard</Trans>
            </Button>
          )}
        </div>
        <WalkState state={stored} />
      </div>
    </Panel>
  );
}
