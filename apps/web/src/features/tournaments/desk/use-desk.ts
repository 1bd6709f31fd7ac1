import { createContext, useContext, useEffect, useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { useLive } from '#lib/live/use-live.ts';
import { useValue } from '#lib/use-value.ts';
import { createDeskStore, type DeskState, type DeskStore } from './desk-store.ts';

const RETRY_MS = 5000;

/** A desk that updates itself while it is visible. */
export function useDeskStore(game: string, tournamentId: string, userId: string): DeskStore {
  const { api } = useAppServices();
  const [store] = useState(() => createDeskStore(api, { game, tournamentId }, userId));
  useEffect(() => {
    const sync = () => void store.sync();
    sync();
    const timer = setInterval(() => {
      const shown = store.state.get();
      if (shown && (shown.isOffline || shown.pending.length > 0)) sync();
    }, RETRY_MS);
    window.addEventListener('online', sync);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sync);
      store.close();
    };
  }, [store]);
  useLive({ game, tournament: tournamentId }, () => void store.sync(), { catchesUp: true });
  return store;
}

export type OpenDeskState = DeskState & Pick<DeskStore, 'act' | 'dismiss'>;

const DeskContext = createContext<OpenDeskState | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): OpenDeskState {
  const open = useContext(DeskContext);
  if (!open) throw new Error('DeskProvider is missing.');
  return open;
}

export function useDeskState(store: DeskStore): { state: DeskState | null; failure: unknown } {
  return { state: useValue(store.state), failure: useValue(store.failure) };
}
