import type { MaintenanceState } from '@deckframe/contract/site/maintenance';
import type { LockRow } from './queries.ts';

const OPEN: MaintenanceState = Object.freeze({ locked: false, message: '', version: 0 });

export function toMaintenanceState(row: LockRow | undefined): MaintenanceState {
  if (row === undefined) return OPEN;
  return {
    locked: row.maintenance_code_hash !== null,
    message: row.maintenance_message ?? '',
    version: row.maintenance_version,
  };
}
