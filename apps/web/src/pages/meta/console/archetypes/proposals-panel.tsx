import { RULE_LIMITS } from '@deckframe/domain/meta/archetype-rules';
import { useLingui, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RuleWords } from '#features/meta/archetype-rules/rule-words.tsx';
import { readAgain } from '#lib/read-again.ts';
import type { Answer } from '#lib/api-client.ts';
import { apiQuery } from '#lib/api-query.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { ARCHETYPE_READS, PROPOSALS } from './api.ts';

type Proposal = Answer<typeof PROPOSALS>['proposals'][number];

/** A proposal with its reason, or its decision. */
function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { i18n, t } = useLingui();
  const { gameid: game } = useGameConfig();
  const client = useQueryClient();
  const [answer, setAnswer] = useState('');
  const { mutate, isPending } = useApiWrite(
    'POST /api/admin/games/:game/archetype-proposals/:proposalId/decision',
    { settled: () => void readAgain(client, ARCHETYPE_READS) },
  );
  const decide = (isTaken: boolean) =>
    mutate({ params: { game, proposalId: id }, body: { isAccepted: isTaken, answer } });
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
            <Button variant="primary" size="sm" busy={isPending} onClick={() => decide(true)}>
              <Trans>Accept</Trans>
            </Button>
            <Button size="sm" disabled={isPending} onClick={() => decide(false)}>
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
  const { gameid: game } = useGameConfig();
  const query = useQuery(
    apiQuery(PROPOSALS, { params: { game } }, { select: ({ proposals }) => proposals }),
  );
  return (
    <Panel heading={t`Proposals of members`}>
      <QueryPanel
        query={query}
        level={3}
        title={t`The proposals did not load`}
        pending={<Skeleton height={120} width="100%" />}
      />
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
