import type {
  CachedQuery,
  SeriesCacheEntry,
} from '@deckframe/domain/cards/catalogue/cache-records';
import { fileKeyOf, type CatalogueStorage, type HeldGame } from './catalogue-storage.ts';

/** Catalogues for as long as the page lives: where the browser gives no space, or no database. */
export function createMemoryStorage(): CatalogueStorage {
  const games = new Map<string, Pick<HeldGame, 'manifest' | 'metadata'>>();
  const entries = new Map<string, SeriesCacheEntry>();
  const files = new Map<string, string>();
  const queries = new Map<string, CachedQuery>();

  const removeEntries = (removed: readonly SeriesCacheEntry[]): void => {
    for (const entry of removed) {
      entries.delete(entry.key);
      for (const { hash } of entry.data) files.delete(fileKeyOf(entry.gameid, hash));
    }
  };

  return {
    kind: 'memory',
    readGame: async (gameid) => ({
      manifest: games.get(gameid)?.manifest,
      metadata: games.get(gameid)?.metadata,
      entries: [...entries.values()].filter((entry) => entry.gameid === gameid),
    }),
    listEntries: async () => [...entries.values()],
    async listFiles(gameid) {
      const prefix = fileKeyOf(gameid, '');
      const keys = [...files.keys()].filter((key) => key.startsWith(prefix));
      return keys.map((key) => key.slice(prefix.length));
    },
    readFiles: async (gameid, hashes) =>
      hashes.flatMap((hash) => {
        const text = files.get(fileKeyOf(gameid, hash));
        return text === undefined ? [] : [{ hash, text }];
      }),
    async writeFiles(gameid, added) {
      for (const { hash, text } of added) files.set(fileKeyOf(gameid, hash), text);
    },
    async writeGame(gameid, change) {
      games.set(gameid, change);
      for (const key of change.removedEntries) entries.delete(key);
      for (const hash of change.removedFiles) files.delete(fileKeyOf(gameid, hash));
      for (const entry of change.entries) entries.set(entry.key, entry);
    },
    removeEntries: async (removed) => removeEntries(removed),
    async removeFiles(gameid, hashes) {
      for (const hash of hashes) files.delete(fileKeyOf(gameid, hash));
    },
    readQuery: async (id) => queries.get(id),
    async writeQuery(query) {
      queries.set(query.id, query);
    },
    async removeExpired(now) {
      for (const [id, query] of queries) if (query.expires_at <= now) queries.delete(id);
    },
    close: () => {},
  };
}
