/** Columns of a stored deck that contain cards. */
export const DECK_ZONE_FIELDS = [
  'decklist_content',
  'considering',
  'sidedeck',
  'resourcedeck',
] as const;

export type DeckZoneField = (typeof DECK_ZONE_FIELDS)[number];

/** Selects cards by values of a column. */
export interface CardSelection {
  column: string;
  values: string[];
}

export interface DeckZone {
  id: string;
  name: string;
  field: DeckZoneField;
  /** Cards of a complete zone; null for any size. */
  size: number | null;
  /** Copies of one card; null for any number. */
  maxCopies: number | null;
  /** Accepts only these cards; without it, every card without another zone. */
  accepts?: CardSelection;
  /** An unplayed zone, such as considering. */
  notPlayed?: boolean;
}

export interface BannedRestrictedCards {
  banned: string[];
  restricted: { cardno: string; maximum: number }[];
  /** Groups of which a deck may contain one card. */
  mutuallyExclusive: string[][];
}

/** Rules from a date on; the newest started set applies. */
export interface DeckRuleSet extends BannedRestrictedCards {
  id: string;
  name: string;
  from: string;
}

/** An archetype with a name. */
export interface NamedArchetype {
  name: string;
  icon: string;
  cards: string[];
  colors: string[];
}

export interface SideDeck {
  name: string;
  size: number;
  column?: string;
  values?: string[];
  maxCopies?: number | null;
  /** The same for every deck, so lists omit it. */
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

/** A configured chance of a playable card on a turn. */
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
