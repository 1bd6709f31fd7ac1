import { parseGoals, type Goal } from '@deckframe/domain/collection/entries/goals';
import { useState } from 'react';
import { localStore } from '#lib/browser-storage.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';

/** The goals of a game; stored in this browser. */
export function useGoals(gameid: string): [readonly Goal[], (goals: readonly Goal[]) => void] {
  const key = gameStorageKey(gameid, 'collectionGoals');
  const [goals, setGoals] = useState<readonly Goal[]>(() => parseGoals(localStore.read(key)));
  return [
    goals,
    (next) => {
      localStore.write(key, JSON.stringify(next));
      setGoals(next);
    },
  ];
}
