import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { apiQuery } from '#lib/api-query.ts';
import { errorText, pageDescription, pageTitle } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { WRITING_RULES } from './texts/rules-api.ts';
import { RulesForm } from './texts/rules-form.tsx';
import './texts-page.css';

/** Forbidden words and links, and limits for new members. */
export function TextsPage() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(apiQuery(WRITING_RULES, {}));
  return (
    <AdminFrame>
      <PageHeading title={pageTitle('writingRules')} lead={pageDescription('writingRules')} />
      {!data && !error && <Skeleton height={360} width="100%" />}
      {!data && error && (
        <ErrorState
          level={2}
          title={t`The lists did not load`}
          message={errorText(error)}
          retryLabel={t`Try again`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <RulesForm stored={data} />}
    </AdminFrame>
  );
}
