import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, WifiOff, Sparkles } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '#lib/api-error.ts';
import { reportCrash } from '#lib/client-errors/client-errors.ts';
import { ChunkError } from '#lib/lazy-page.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { ForbiddenError } from '../routing/guard.ts';
import { ServerErrorPage } from './server-error-page.tsx';
import { StatePage } from './state-page.tsx';

/** ERR-04, ERR-05: the files of this page are gone, most likely replaced by newer ones. */
function NewVersionPage({ message }: { message: string }) {
  const { t } = useLingui();
  return (
    <StatePage
      mark={<Sparkles size={72} strokeWidth={1.25} />}
      title={t`A new version is ready`}
      reference={message}
      actions={
        <Button
          variant="primary"
          size="lg"
          icon={<RotateCw size={16} aria-hidden="true" />}
          onClick={() => window.location.reload()}
        >
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>Reload to get it. Your drafts on this device are safe.</Trans>
    </StatePage>
  );
}

function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <StatePage
      mark={<WifiOff size={72} strokeWidth={1.25} />}
      title={t`You are offline`}
      actions={
        <Button
          variant="primary"
          size="lg"
          icon={<RotateCw size={16} aria-hidden="true" />}
          onClick={onRetry}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>This page has not been opened on this device yet, so it needs a connection.</Trans>
    </StatePage>
  );
}

/** Loaded on demand, unlike the page for failed loading. */
const ForbiddenPage = lazyPart(
  'forbidden-page',
  () => import('./later/forbidden-page.tsx').then((m) => m.ForbiddenPage),
  { texts: 'shell' },
);

/** Chooses the error page for a failed route. */
export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isRefusal = error instanceof ForbiddenError;
  useEffect(() => {
    if (!isRefusal) reportCrash('A page could not be shown', error);
  }, [error, isRefusal]);

  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (isRefusal) {
    return (
      <Suspense>
        <ForbiddenPage />
      </Suspense>
    );
  }
  if (error instanceof ChunkError) {
    // Offline, a missing file does not mean a new version.
    return navigator.onLine ? (
      <NewVersionPage message={error.message} />
    ) : (
      <OfflinePage onRetry={() => window.location.reload()} />
    );
  }
  if (error instanceof ApiError && error.code === 'NETWORK') return <OfflinePage onRetry={retry} />;
  return <ServerErrorPage error={error} onRetry={retry} />;
}
