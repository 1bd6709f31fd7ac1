/** Session storage key whose value `'true'` means that this browser session gave the right code. */
export const MAINTENANCE_ACCEPTED_KEY = 'maintenanceAccepted';

/** Spaces around an entered code do not count. Example: `normaliseMaintenanceCode(' a1 ')` is `'a1'`. */
export function normaliseMaintenanceCode(entered: string): string {
  return entered.trim();
}

/** Example: `isBlankMaintenanceCode('  ')` is true. */
export function isBlankMaintenanceCode(entered: string): boolean {
  return normaliseMaintenanceCode(entered) === '';
}

/** Whether the lock stands in the way. Example: `isMaintenanceOn(true, 'true')` is false. */
export function isMaintenanceOn(locked: boolean, acceptedFlag: string | null): boolean {
  return locked && acceptedFlag !== 'true';
}
