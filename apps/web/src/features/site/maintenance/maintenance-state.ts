import {
  isMaintenanceOn,
  MAINTENANCE_ACCEPTED_KEY,
} from '@deckframe/domain/site/maintenance/maintenance-code';
import type { KeyValueStore } from '#lib/browser-storage.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';

export interface MaintenanceState {
  readonly locked: ValueStore<boolean>;
  /** Stores the accepted code for this session. */
  accept: () => void;
  /** The API answered 423, so the accepted code is no longer valid. */
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
