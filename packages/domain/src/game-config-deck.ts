/** Columns of a stored deck that hold a list of cards. */
export const DECK_ZONE_FIELDS = [
  'decklist_content',
  'considering',
  'sidedeck',
  'resourcedeck',
] as const;

export type DeckZoneField = (typeof DECK_ZONE_FIELDS)[number];

/** Cards whose column holds one of these values. */
export interface CardSelection {
  column: string;
  values: string[];
}

export interface DeckZone {
  id: string;
  name: string;
  field: DeckZoneField;
  /** Cards needed for a complete zone; null for a zone of any size. */
  size: number | null;
  /** Copies of one card; null for any number. */
  maxCopies: number | null;
  /** Only these cards belong here; without it, every card that no other zone claims. */
  accepts?: CardSelection;
  /** A zone outside the game, such as cards under consideration. */
  notPlayed?: boolean;
}

export interface BannedRestrictedCards {
  banned: string[];
  restricted: { cardno: string; maximum: number }[];
  /** Groups of which a deck holds at most one card. */
  mutuallyExclusive: string[][];
}

/** The rules from one day on; the newest set that has begun is in force. */
export interface DeckRuleSet extends BannedRestrictedCards {
  id: string;
  name: string;
  /** YYYY-MM-DD. */
  from: string;
}

/** A kind of deck that players know by name. */
export interface NamedArchetype {
  name: string;
  /** Number of the card whose picture stands for it. */
  icon: string;
  /** Numbers of the main cards that such a deck is built around. */
  cards: string[];
  colors: string[];
}

export interface SideDeck {
  name: string;
  size: number;
  column?: string;
  values?: string[];
  maxCopies?: number | null;
  /** The same for every deck, so not part of any list. */
  implicit?: boolean;
}

export interface CountColumn {
  key: string;
  equal: string;
  maximum: number;
}

export interface BasicRule {
  column: string;
  value: string;
}

export interface EnergyChoice {
  min: number;
  max: number;
  values: string[];
}

export interface ChartDefinition {
  name: string;
  column: string;
  customRange?: (string | number)[];
  rangeStep?: number;
  maxValue?: number;
  ignoreEmptyValues?: boolean;
}

/** Chance to hold a card that can be played on a turn. */
export interface PlayableStat {
  id: string;
  turn: number;
  /** Values of the level column that can be played by then. */
  levels: number[];
}

export interface StatsConfig {
  type: 'resource-level';
  levelColumn: string;
  costColumn: string;
  customStats: PlayableStat[];
}
