import { useSyncExternalStore } from 'react';

/** Prints the palette shortcut of this platform, which the server does not know. */
export function usePaletteKeys(): string {
  return useSyncExternalStore(subscribe, readKeys, () => 'Ctrl K');
}

function subscribe(): () => void {
  return () => {};
}

function readKeys(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
}
