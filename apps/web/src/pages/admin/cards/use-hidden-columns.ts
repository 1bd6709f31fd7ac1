import { useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';

/** Columns that are not shown on this device. */
export function useHiddenColumns() {
  const key = gameStorageKey(useGameConfig().gameid, 'cardColumnsHidden');
  const [hidden, setHidden] = useState(() =>
    (localStore.read(key) ?? '').split(',').filter((name) => name !== ''),
  );
  const change = (next: string[]): void => {
    localStore.write(key, next.join(','));
    setHidden(next);
  };
  return [hidden, change] as const;
}
