import type { Card } from '@deckframe/domain/card';

export interface Move {
  name: string;
  cost: string[];
  damage: string | null;
  effect: string | null;
}

export type CardValue = string | number | boolean | null | Move[];

/** One printing in the documents' columns, plus the columns that only its game has. */
export type WorldCard = Card & Record<string, CardValue>;

/** A card while it is being made. Fields that start with `_` are the maker's notes. */
export interface Draft {
  fields: Record<string, CardValue>;
  /** What the text is worth, in the points of the game's own grammar. */
  power: number;
}

export function textOf(draft: Draft, field: string): string | null {
  const value = draft.fields[field];
  return typeof value === 'string' ? value : null;
}

export function numberOf(draft: Draft, field: string): number {
  const value = draft.fields[field];
  return typeof value === 'number' ? value : 0;
}

/** A field as the key of a table: `null` and missing are "null". */
export function keyOf(fields: Readonly<Record<string, CardValue>>, field: string): string {
  const value = fields[field];
  return value === undefined || Array.isArray(value) ? 'null' : String(value);
}
