import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { useEffect, useState } from 'react';
import type { DeskStore } from '../desk-store.ts';
import { createDemoStore } from './demo-store.ts';

const STEP_MS = 1500;

/** The practice event; its players report and call while it is on screen. */
export function useDemoStore(name: string): DeskStore {
  const [store] = useState(() => createDemoStore(name, seededNumbers(1)));
  useEffect(() => {
    const timer = setInterval(store.stepBots, STEP_MS);
    return () => clearInterval(timer);
  }, [store]);
  return store;
}
