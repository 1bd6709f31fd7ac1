import { MAINTENANCE_ACCEPTED_KEY } from '@deckframe/domain/site/maintenance/maintenance-code';
import { USER_STORAGE_KEYS } from '#lib/storage-keys.ts';

/** The documents require `clear`. */
interface ClearableStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  clear: () => void;
}

export interface LogOutDeps {
  readonly signOut: () => Promise<unknown>;
  readonly localStorage: Pick<ClearableStorage, 'removeItem'>;
  readonly sessionStorage: Omit<ClearableStorage, 'removeItem'>;
  /** Deletes what this browser stores of the user. */
  readonly forgetOnDevice: () => Promise<void>;
  /** Clears the user and all data fetched for them. */
  readonly forgetUser: () => void;
  readonly isHome: () => boolean;
  readonly goHome: () => Promise<unknown>;
  readonly tellSuccess: () => void;
  readonly tellFailure: (error: unknown) => void;
}

/** AUTH-14 to AUTH-19. A failed logout changes nothing. */
export async function logOut(deps: LogOutDeps): Promise<void> {
  try {
    await deps.signOut();
  } catch (error) {
    deps.tellFailure(error);
    return;
  }
  clearStoredUser(deps);
  await deps.forgetOnDevice();
  if (!deps.isHome()) await deps.goHome();
  deps.forgetUser();
  deps.tellSuccess();
}

/** C-56: keeps preferences, drafts and an accepted maintenance code. */
export function clearStoredUser({
  localStorage,
  sessionStorage,
}: Pick<LogOutDeps, 'localStorage' | 'sessionStorage'>): void {
  for (const key of USER_STORAGE_KEYS) localStorage.removeItem(key);
  const accepted = sessionStorage.getItem(MAINTENANCE_ACCEPTED_KEY) === 'true';
  sessionStorage.clear();
  if (accepted) sessionStorage.setItem(MAINTENANCE_ACCEPTED_KEY, 'true');
}
