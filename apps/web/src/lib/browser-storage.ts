import { reportError } from './report-error.ts';

/** Storage that may be unavailable or full. */
export interface KeyValueStore {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

export const localStore = createStore(() => window.localStorage);
export const sessionStore = createStore(() => window.sessionStorage);

function createStore(open: () => Storage): KeyValueStore {
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    // The server has no storage.
    if (typeof window === 'undefined') return otherwise;
    try {
      return action(open());
    } catch (error) {
      reportError('Browser storage is not available', error);
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}
