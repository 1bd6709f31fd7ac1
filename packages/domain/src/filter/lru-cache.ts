export interface LruCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  clear(): void;
  readonly size: number;
}

/** Creates a cache of the `limit` most recently used entries. */
export function createLruCache<V>(limit: number): LruCache<V> {
  // A Map keeps insertion order; used entries move to the end.
  const entries = new Map<string, V>();
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) {
        entries.delete(key);
        entries.set(key, value);
      }
      return value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= limit) return;
      const oldest = entries.keys().next();
      if (oldest.done !== true) entries.delete(oldest.value);
    },
    clear: () => entries.clear(),
    get size() {
      return entries.size;
    },
  };
}
