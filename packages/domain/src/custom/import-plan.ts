import type { CardValues, CellEdit } from '../catalogue/card-edit.ts';

/** A card of a file; rows are counted as table programs do, the headings being the first. */
export type ImportRow = { readonly row: number; readonly values: CardValues };
export type ImportFault = {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  /** The value is none of its column, or missing; its picture is not there; no card more fits in. */
  readonly kind: 'value' | 'missing' | 'picture' | 'full';
};
export type StoredCard = CardValues & { readonly id: string; readonly customPNG: string | null };

export type ImportStep = {
  readonly row: number;
  /** The card that is there already. */
  readonly id: string | null;
  readonly fields: CardValues;
  readonly cells: readonly CellEdit[];
  /** The name of its picture in the file, where it has to be sent. */
  readonly picture: string | null;
};

export type ImportPlan = {
  /** What is left to do; a row that is there as it stands takes no step. */
  readonly steps: readonly ImportStep[];
  readonly same: number;
  readonly faults: readonly ImportFault[];
};
