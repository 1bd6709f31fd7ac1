import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AdminFrame } from '#features/staff/admin-frame.tsx';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText, pageDescription, pageTitle } from '#lib/message-text.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CONFIG, type ConfigChapter } from './game/config-api.ts';
import { ConfigEditor } from './game/config-editor.tsx';
import './game-page.css';

/** Edits the game's config of a running site. The address selects a section. */
export function GamePage() {
  const { t } = useLingui();
  const { config } = useAppServices();
  const state = useQuery(apiQuery(CONFIG, { params: { game: config.gameid } }));
  const chapters = useQuery(
    apiQuery(
      'GET /api/admin/game-config-schema',
      {},
      { staleTime: Infinity, select: (all): ConfigChapter[] => all.chapters },
    ),
  );
  const failed = [state, chapters].find((query) => query.isError && !query.data);
  return (
    <AdminFrame>
      <PageHeading
        eyebrow={config.gamename}
        title={pageTitle('adminGame')}
        lead={pageDescription('adminGame')}
      />
      {state.data && hasPlaceholder(state.data.config) && (
        <Notice tone="warn" title={t`Some links still lead to example.org.`}>
          {t`Set the addresses of your own under "Home page and links".`}
        </Notice>
      )}
      {failed ? (
        <ErrorState
          level={2}
          title={t`The config did not load`}
          message={errorText(failed.error)}
          busy={failed.isFetching}
          onRetry={() => void Promise.all([state.refetch(), chapters.refetch()])}
        />
      ) : state.data && chapters.data ? (
        <ConfigEditor key={state.data.game} state={state.data} chapters={chapters.data} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={480} width="100%" />
        </div>
      )}
    </AdminFrame>
  );
}

/** Shipped configs contain placeholder links, because only operators know their addresses. */
const hasPlaceholder = (config: unknown): boolean =>
  JSON.stringify(config).includes('https://example.org');
