import { createValueStore } from './value-store.ts';

/** A newer version of the app waits: calling this opens it. Null while there is none. */
export const appUpdate = createValueStore<(() => void) | null>(null);
