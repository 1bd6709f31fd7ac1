import { encodeSeries, findSeriesPrefixes } from '@deckframe/domain/filter-url/list-address';
import type { GameConfig, SeriesEntry } from '@deckframe/domain/game-config';
import type { KeyValueStore } from '#lib/browser-storage.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';

export interface SeriesItem extends SeriesEntry {
  readonly code: string;
  readonly date: string | null;
}

type GameSeries = Pick<GameConfig, 'gameid' | 'series'>;

/** Announced series first, then newest; ties by name. */
export function listSeries(series: Readonly<Record<string, SeriesEntry>>): SeriesItem[] {
  return Object.entries(series)
    .map(([code, entry]) => ({
      ...entry,
      code,
      date: (entry.released ? entry.releaseDate : entry.expectedDate) ?? null,
    }))
    .sort(
      (left, right) =>
        Number(left.released) - Number(right.released) ||
        compare(right.date ?? '', left.date ?? '') ||
        compare(left.name, right.name),
    );
}

/** Maps `customSeries` names to known codes. */
export function findCustomSeries(
  names: readonly string[],
  series: Readonly<Record<string, SeriesEntry>>,
): string[] {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return Object.entries(series)
    .filter(([, { name }]) => wanted.has(name.toLowerCase()))
    .map(([code]) => code);
}

/** Returns the last applied codes that the game still has. */
export function readStoredSeries(store: KeyValueStore, { gameid, series }: GameSeries): string[] {
  const stored = store.read(gameStorageKey(gameid, 'storedSeries')) ?? '';
  return findSeriesPrefixes(stored.split(','), Object.keys(series));
}

/** Stores the codes as the address spells them; without any, the key is removed. */
export function storeSeries(
  store: KeyValueStore,
  { gameid }: GameSeries,
  codes: readonly string[],
): void {
  const key = gameStorageKey(gameid, 'storedSeries');
  if (codes.length === 0) store.remove(key);
  else store.write(key, encodeSeries(codes));
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
