import { RULE_LIMITS } from '@deckframe/domain/meta/archetype-rules';
import { useLingui, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RuleWords } from '#features/meta/archetype-rules/rule-words.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { TextField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import {
  proposalsQuery,
  ARCHETYPES_KEY,
  decideProposal,
  type Decision,
  type Proposal,
} from './api.ts';

/** A proposal with its reason, or its decision. */
function ProposalRow({ proposal }: { proposal: Proposal }) {
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

/** Members' proposals, open ones first. */
export function ProposalsPanel() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const query = useQuery(proposalsQuery(api, config.gameid));
  return (
    <Panel heading={t`Proposals of members`}>
      {query.isPending && <Skeleton height={120} width="100%" />}
      {query.isError && (
        <ErrorState
          level={3}
          title={t`The proposals did not load`}
          message={errorText(query.error)}
          retryLabel={t`Try again`}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.length === 0 && (
        <EmptyState level={3} title={t`No proposals`}>
          {t`Members propose on the page of an archetype.`}
        </EmptyState>
      )}
      <ul className="archetype-rules__list">
        {query.data?.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </Panel>
  );
}
