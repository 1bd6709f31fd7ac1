import type { Card } from '@deckframe/domain/card';

export interface Move {
  name: string;
  cost: string[];
  damage: string | null;
  effect: string | null;
}

export type CardValue = string | number | boolean | null | Move[];

/** One printing in the documented columns, plus the columns of its game. */
export type WorldCard = Card & Record<string, CardValue>;

/** A card that is being generated. Fields that start with `_` are private notes. */
export interface Draft {
  fields: Record<string, CardValue>;
  /** Value of the text, in points of the game's grammar. */
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

/** Returns a field as table key. Null and missing become "null". */
export function keyOf(fields: Readonly<Record<string, CardValue>>, field: string): string {
  const value = fields[field];
  return value === undefined || Array.isArray(value) ? 'null' : String(value);
}
