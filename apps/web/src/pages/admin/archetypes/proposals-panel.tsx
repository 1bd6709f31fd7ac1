import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { proposalsQuery } from '../../meta/console/archetypes/api.ts';
import { ProposalRow } from '../../meta/console/archetypes/proposals-panel.tsx';

/** What members propose, those that wait first. */
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
