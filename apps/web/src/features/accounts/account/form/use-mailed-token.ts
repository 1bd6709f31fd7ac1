import { useEffect, useState } from 'react';

/**
 * The token of a mailed link. It stands behind the `#`, so that no server log sees it, and leaves
 * the address at once, so that it is in no history or shared link either.
 */
export function useMailedToken(): string | null {
  const [token] = useState(() => readMailedToken(window.location.hash));
  useEffect(() => {
    if (token === null || window.location.hash === '') return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [token]);
  return token;
}

/** `readMailedToken('#token=abc')` is `abc`. */
export function readMailedToken(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') || null;
}
