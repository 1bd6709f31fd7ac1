import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { apiQuery } from '#lib/api-query.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { WRITING_RULES } from './texts/rules-api.ts';
import { RulesForm } from './texts/rules-form.tsx';
import './texts-page.css';

/** Forbidden words and links, and limits for new members. */
export function TextsPage() {
  const { t } = useLingui();
  const query = useQuery(apiQuery(WRITING_RULES, {}));
  const { data } = query;
  return (
    <AdminFrame>
      <PageHeading title={pageTitle('writingRules')} lead={pageDescription('writingRules')} />
      {!data && (
        <QueryPanel
          query={query}
          level={2}
          title={t`The lists did not load`}
          pending={<Skeleton height={360} width="100%" />}
        />
      )}
      {data && <RulesForm stored={data} />}
    </AdminFrame>
  );
}
