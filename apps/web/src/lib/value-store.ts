/** One observable value, readable outside React (guards, API client) and inside it (`useValue`). */
export interface ValueStore<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value for a server-rendered page, which knows nothing of this browser. Default: `get`. */
  getServerSnapshot?: (() => T) | undefined;
}

export function createValueStore<T>(initial: T, server?: { readonly value: T }): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getServerSnapshot: server && (() => server.value),
  };
}
