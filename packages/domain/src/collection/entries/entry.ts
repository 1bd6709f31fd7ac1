import type { GameConfig } from '../../game-config.ts';

/** The member's data of one card in one collection. */
export type CollectionEntry = {
  readonly count: number;
  readonly trading: boolean;
  readonly wanted: boolean;
  readonly ignored: boolean;
  /** Empty if there is none. */
  readonly tag: string;
};

export const DEFAULT_COLLECTION_NAME = 'Default Collection';
export const COUNT_MAX = 99;
export const TAG_MAX = 10;

export const EMPTY_ENTRY: CollectionEntry = {
  count: 0,
  trading: false,
  wanted: false,
  ignored: false,
  tag: '',
};

export function clampCount(count: number): number {
  return Math.min(COUNT_MAX, Math.max(0, Math.trunc(count)));
}

/** Counts grapheme clusters, so an emoji counts once. */
export function isTagTooLong(tag: string): boolean {
  return tag.length > TAG_MAX && Array.from(tag).length > TAG_MAX;
}

export function isEmptyEntry(entry: CollectionEntry): boolean {
  return entry.count === 0 && !entry.trading && !entry.wanted && !entry.ignored && entry.tag === '';
}

export function isSameEntry(one: CollectionEntry, other: CollectionEntry): boolean {
  return (
    one.count === other.count &&
    one.trading === other.trading &&
    one.wanted === other.wanted &&
    one.ignored === other.ignored &&
    one.tag === other.tag
  );
}

/** Merges two entries of the same card: copies add up, and marks of both stay. */
export function mergeEntries(one: CollectionEntry, other: CollectionEntry): CollectionEntry {
  return {
    count: clampCount(one.count + other.count),
    trading: one.trading || other.trading,
    wanted: one.wanted || other.wanted,
    ignored: one.ignored || other.ignored,
    tag: other.tag === '' ? one.tag : other.tag,
  };
}

/** Returns how many copies of a card a deck may contain. */
export function playsetOf(config: Pick<GameConfig, 'maximumUniqueCardPerDeck'>): number {
  return config.maximumUniqueCardPerDeck;
}
