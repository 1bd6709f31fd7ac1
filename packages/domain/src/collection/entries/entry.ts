import type { GameConfig } from '../../game-config.ts';

/** What a member says of one card in one collection. */
export type CollectionEntry = {
  readonly count: number;
  readonly trading: boolean;
  readonly wanted: boolean;
  readonly ignored: boolean;
  /** Empty where there is none. */
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

/** Example: `clampCount(120)` is 99, `clampCount(-1)` is 0. */
export function clampCount(count: number): number {
  return Math.min(COUNT_MAX, Math.max(0, Math.trunc(count)));
}

/** Characters as readers count them, so that a sign of two units is one. */
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

/** Two entries that turn out to be of one card: copies are added, marks of either stay. */
export function mergeEntries(one: CollectionEntry, other: CollectionEntry): CollectionEntry {
  return {
    count: clampCount(one.count + other.count),
    trading: one.trading || other.trading,
    wanted: one.wanted || other.wanted,
    ignored: one.ignored || other.ignored,
    tag: other.tag === '' ? one.tag : other.tag,
  };
}

/** How many copies of a card a deck of the game may hold. */
export function playsetOf(config: Pick<GameConfig, 'maximumUniqueCardPerDeck'>): number {
  return config.maximumUniqueCardPerDeck;
}
