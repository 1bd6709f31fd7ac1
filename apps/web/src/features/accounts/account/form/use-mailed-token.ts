import { useEffect, useState } from 'react';

/**
 * Reads the token from the fragment and removes it from the address, so that it is in no log or
 * history.
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
