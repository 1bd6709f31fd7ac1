import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useUser } from '#lib/app-services.ts';
import { safeRedirect } from '#lib/paths.ts';

/** Where a guard or a link said that the way leads back to; home without one. */
export function useReturnTarget(): string {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return safeRedirect(search['redirect']);
}

/** Leads a signed-in member back to where they were: after signing in, here or in another tab. */
export function useReturnWhenSignedIn(): void {
  const user = useUser();
  const router = useRouter();
  const target = useReturnTarget();
  const isSignedIn = user !== null;
  const leave = useCallback(() => {
    const { pathname, search, hash } = new URL(target, window.location.origin);
    return router.navigate({
      to: pathname,
      search: router.options.parseSearch(search),
      hash: hash.slice(1),
      replace: true,
    });
  }, [router, target]);
  useEffect(() => {
    if (isSignedIn) void leave();
  }, [isSignedIn, leave]);
}
