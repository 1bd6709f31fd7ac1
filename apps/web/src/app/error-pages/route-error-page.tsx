import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { ChunkError, loadChunk } from '#lib/lazy-page.ts';
import { reportCrash } from '#lib/client-errors/client-errors.ts';
import { ForbiddenError } from '../routing/guard.ts';
import { NewVersionPage } from './new-version-page.tsx';
import { OfflinePage } from './offline-page.tsx';
import { ServerErrorPage } from './server-error-page.tsx';

/** Few are ever refused; what says that nothing loads must be there without loading. */
const ForbiddenPage = lazy(() =>
  loadChunk('forbidden-page', () => import('./forbidden-page.tsx')).then((m) => ({
    default: m.ForbiddenPage,
  })),
);

/** Chooses the page for whatever stopped a route. */
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
    // Offline, a missing file says nothing about versions.
    return navigator.onLine ? (
      <NewVersionPage message={error.message} />
    ) : (
      <OfflinePage onRetry={() => window.location.reload()} />
    );
  }
  if (error instanceof ApiError && error.code === 'NETWORK') return <OfflinePage onRetry={retry} />;
  return <ServerErrorPage error={error} onRetry={retry} />;
}
