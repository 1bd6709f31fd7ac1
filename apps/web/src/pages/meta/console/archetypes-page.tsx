import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { useAppServices } from '#lib/app-services.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { rulesQuery } from './archetypes/api.ts';
import { ProposalsPanel } from './archetypes/proposals-panel.tsx';
import { RulesPanel } from './archetypes/rules-panel.tsx';
import './archetypes-page.css';

/** Archetype rules, and members' proposals. */
export function ArchetypesPage() {
  const { t } = useLingui();
  const { config } = useAppServices();
  const query = useQuery(rulesQuery(config.gameid));
  const { data } = query;
  return (
    <AdminFrame>
      <PageHeading title={pageTitle('archetypeRules')} lead={pageDescription('archetypeRules')} />
      {!data && (
        <QueryPanel
          query={query}
          level={2}
          title={t`The rules did not load`}
          pending={<Skeleton height={360} width="100%" />}
        />
      )}
      <div className="archetype-rules">
        {data && <RulesPanel stored={data} />}
        <ProposalsPanel />
      </div>
    </AdminFrame>
  );
}
