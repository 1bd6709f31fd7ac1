import { OTHER } from '@deckframe/domain/meta/tally-event';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RuleWords } from '#features/meta/archetype-rules/rule-words.tsx';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { OwnProposals } from './own-proposals.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { archetypeRulesQuery } from '#features/meta/result-meta/rules-query.ts';

/** What makes a list this archetype; members may propose another rule. */
export function RulePanel({ archetype }: { archetype: string }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const isMember = useUser() !== null;
  const [isOpen, setOpen] = useState(false);
  const rules = useQuery(archetypeRulesQuery(api, config.gameid)).data;
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
