import { useSyncExternalStore } from 'react';

/** SHELL-35: at 768 px or less the window is narrow. */
export const NARROW_QUERY = '(max-width: 768px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    // The server renders for a phone.
    () => query === NARROW_QUERY,
  );
}
