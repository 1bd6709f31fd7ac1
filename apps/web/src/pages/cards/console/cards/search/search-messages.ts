import type { ColumnFile } from '@deckframe/domain/cards/catalogue/column-file';
import type { FilterState } from '@deckframe/domain/filter/filter-state';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { WantedCell } from '../model/sheet.ts';

export interface SheetSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

export interface SheetQuestion {
  readonly filters: FilterState;
  readonly sort: SheetSort | null;
}

/** Options of each filter, by its key. */
export type SheetOptions = Readonly<Record<string, readonly { value: string; count: number }[]>>;

export type ToSearch =
  | { type: 'start'; config: PublicGameConfig; columns: readonly string[] }
  | { type: 'page'; file: ColumnFile }
  | { type: 'add'; cardno: string }
  | { type: 'write'; cells: readonly WantedCell[]; isSaved: boolean }
  | ({ type: 'ask'; id: number } & SheetQuestion);

export type FromSearch = {
  id: number;
  rows: Uint32Array<ArrayBuffer>;
  /** Sent when the cards have changed; otherwise null. */
  options: SheetOptions | null;
  fault: string | null;
};
