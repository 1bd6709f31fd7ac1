import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useUser } from '#lib/app-services.ts';
import { safeRedirect } from '#lib/paths.ts';

/** Returns the redirect target, or home. */
export function useReturnTarget(): string {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return safeRedirect(search['redirect']);
}

/** Redirects after login, also in another tab. */
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
