/** Session storage key; `'true'` means that this session entered the right code. */
export const MAINTENANCE_ACCEPTED_KEY = 'maintenanceAccepted';

/** Trims an entered code. Example: `normaliseMaintenanceCode(' a1 ')` is `'a1'`. */
export function normaliseMaintenanceCode(entered: string): string {
  return entered.trim();
}

/** Example: `isBlankMaintenanceCode('  ')` is true. */
export function isBlankMaintenanceCode(entered: string): boolean {
  return normaliseMaintenanceCode(entered) === '';
}

/** True if the lock applies. Example: `isMaintenanceOn(true, 'true')` is false. */
export function isMaintenanceOn(locked: boolean, acceptedFlag: string | null): boolean {
  return locked && acceptedFlag !== 'true';
}
