import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RULE_LIMITS } from '@deckframe/domain/meta/archetype-rules';
import { RuleWords } from '#features/meta/archetype-rules/rule-words.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Tag } from '#ui/tag.tsx';
import { ARCHETYPES_KEY, decideProposal, type Decision, type Proposal } from './api.ts';

/** One proposal with its reason; what was decided stays to be read. */
export function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { i18n, t } = useLingui();
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const [answer, setAnswer] = useState('');
  const { mutate, isPending } = useWrite<Decision, void>({
    send: (decision, key) => decideProposal(api, config.gameid, decision, key),
    settled: () => void client.invalidateQueries({ queryKey: ARCHETYPES_KEY }),
  });
  const { at, by, id, isAccepted, note, rule } = proposal;
  const who = by ?? t`Deleted user`;
  const when = i18n.date(at, { dateStyle: 'medium' });
  return (
    <li className="archetype-rules__row">
      <div>
        <h3>{rule.name}</h3>
        <RuleWords rule={rule} />
        {note !== '' && <p>{note}</p>}
        <p className="archetype-rules__by">{t`${who}, ${when}`}</p>
      </div>
      {isAccepted === null ? (
        <div className="archetype-rules__decide">
          <TextField
            label={t`Answer to ${who}`}
            value={answer}
            maxLength={RULE_LIMITS.note}
            onChange={({ target }) => setAnswer(target.value)}
          />
          <div className="archetype-rules__acts">
            <Button
              variant="primary"
              size="sm"
              busy={isPending}
              onClick={() => mutate({ id, isAccepted: true, answer })}
            >
              <Trans>Accept</Trans>
            </Button>
            <Button
              size="sm"
              disabled={isPending}
              onClick={() => mutate({ id, isAccepted: false, answer })}
            >
              <Trans>Decline</Trans>
            </Button>
          </div>
        </div>
      ) : (
        <Tag tone={isAccepted ? 'ok' : 'neutral'}>{isAccepted ? t`Accepted` : t`Declined`}</Tag>
      )}
    </li>
  );
}
