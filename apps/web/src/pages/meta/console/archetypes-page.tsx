import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, pageDescription, pageTitle } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { rulesQuery } from './archetypes/api.ts';
import { ProposalsPanel } from './archetypes/proposals-panel.tsx';
import { RulesPanel } from './archetypes/rules-panel.tsx';
import './archetypes-page.css';

/** Archetype rules, and members' proposals. */
export function ArchetypesPage() {
  const { t } = useLingui();
  const { config } = useAppServices();
  const { data, error, isFetching, refetch } = useQuery(rulesQuery(config.gameid));
  return (
    <AdminFrame>
      <PageHeading title={pageTitle('archetypeRules')} lead={pageDescription('archetypeRules')} />
      {!data && !error && <Skeleton height={360} width="100%" />}
      {!data && error && (
        <ErrorState
          level={2}
          title={t`The rules did not load`}
          message={errorText(error)}
          retryLabel={t`Try again`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <div className="archetype-rules">
        {data && <RulesPanel stored={data} />}
        <ProposalsPanel />
      </div>
    </AdminFrame>
  );
}
