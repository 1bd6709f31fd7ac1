import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { ChunkError } from '#lib/lazy-page.ts';
import { reportCrash } from '#lib/client-errors/client-errors.ts';
import { ForbiddenError } from '../routing/guard.ts';
import { ForbiddenPage } from './forbidden-page.tsx';
import { NewVersionPage } from './new-version-page.tsx';
import { OfflinePage } from './offline-page.tsx';
import { ServerErrorPage } from './server-error-page.tsx';

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
  if (isRefusal) return <ForbiddenPage />;
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
