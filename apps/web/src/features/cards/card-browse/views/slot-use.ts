import type { ReactNode } from 'react';

/** What a page puts into the slots of its list; without it there are none. */
export interface SlotUse {
  readonly draw: (slot: number, shape: 'cell' | 'strip') => ReactNode;
}
