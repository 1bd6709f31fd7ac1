import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { metaWindowsQuery } from '#features/meta/result-meta/api.ts';
import { DemoNotice } from '#features/meta/result-meta/demo-notice.tsx';
import { MetaMethods } from './meta-methods.tsx';
import { MetaWindowBody } from './meta-window-body.tsx';
import { PlacementShares } from './placement-shares.tsx';
import { WindowPicker } from './window-picker.tsx';
import '../meta/result-meta/result-meta-page.css';

type Asked = { window?: string | undefined; size?: string | undefined };

/** What is played and what wins, with how sure that is. */
export function ResultMetaPage() {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const navigate = useNavigate();
  const asked: Asked = useSearch({ strict: false });
  const query = useQuery(metaWindowsQuery(api, config.gameid));
  const windows = query.data?.windows ?? [];
  const chosen = windows.find(({ id }) => id === asked.window) ?? windows[0];
  const size = Math.min(4, Math.max(0, Number(asked.size) || 0));
  const ask = (search: Asked) =>
    void navigate({ to: '/tournaments/meta', search: { ...asked, ...search }, replace: true });
  return (
    <div className="wrap meta-page">
      <PageHeading
        title={pageTitle('resultMeta')}
        lead={t`What is played and what wins, with how sure we are of it.`}
        actions={
          <Link className={buttonClassName({})} to="/tournaments/planner">
            <SlidersHorizontal size={16} aria-hidden="true" />
            {t`Plan for a field`}
          </Link>
        }
      />
      {query.isPending && <Skeleton height={320} width="100%" />}
      {query.isError && (
        <ErrorState
          level={2}
          title={t`The figures did not load`}
          message={errorText(query.error)}
          retryLabel={t`Try again`}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && !chosen && <PlacementShares />}
      {chosen && (
        <>
          <WindowPicker windows={windows} chosen={chosen} size={size} onAsk={ask} />
          {chosen.isDemo && <DemoNotice />}
          <MetaWindowBody window={chosen} size={size} />
        </>
      )}
      <MetaMethods />
    </div>
  );
}
