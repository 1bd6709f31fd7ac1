import { isAllowed, LOCKED_GAME_AUDIENCE } from '@deckframe/domain/accounts/access/policy';
import { createContext, useContext } from 'react';
import { useUser } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import type { MaintenanceState } from './maintenance-state.ts';

const MaintenanceContext = createContext<MaintenanceState | null>(null);

export const MaintenanceProvider = MaintenanceContext.Provider;

export function useMaintenance(): MaintenanceState {
  const state = useContext(MaintenanceContext);
  if (!state) throw new Error('MaintenanceProvider is missing.');
  return state;
}

/** MAINT-02: only administrators pass (C-58). */
export function useIsLockedOut(): boolean {
  const locked = useValue(useMaintenance().locked);
  const user = useUser();
  return locked && !isAllowed(LOCKED_GAME_AUDIENCE, user);
}
