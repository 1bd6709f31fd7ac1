import type { ReactNode } from 'react';

/** The content of a list's slots. */
export interface SlotUse {
  readonly draw: (slot: number, shape: 'cell' | 'strip') => ReactNode;
}
