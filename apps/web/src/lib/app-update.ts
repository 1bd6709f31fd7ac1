import { createValueStore } from './value-store.ts';

/** Opens a newer version of the app if one is ready; null otherwise. */
export const appUpdate = createValueStore<(() => void) | null>(null);
