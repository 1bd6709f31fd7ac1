import {
  isMaintenanceOn,
  MAINTENANCE_ACCEPTED_KEY,
} from '@deckframe/domain/site/maintenance/maintenance-code';
import type { KeyValueStore } from '#lib/browser-storage.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';

export interface MaintenanceState {
  readonly locked: ValueStore<boolean>;
  /** The API took the code: remember it for the session. */
  accept: () => void;
  /** The API refused a request with 423: whatever was accepted no longer counts. */
  relock: () => void;
}

/** MAINT-01: combines config and session flag. */
export function createMaintenanceState(
  lockedByConfig: boolean,
  session: KeyValueStore,
): MaintenanceState {
  const locked = createValueStore(
    isMaintenanceOn(lockedByConfig, session.read(MAINTENANCE_ACCEPTED_KEY)),
  );
  return {
    locked,
    accept: () => {
      session.write(MAINTENANCE_ACCEPTED_KEY, 'true');
      locked.set(false);
    },
    relock: () => {
      session.remove(MAINTENANCE_ACCEPTED_KEY);
      locked.set(true);
    },
  };
}
