import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { EditRules, CardValues } from '@deckframe/domain/cards/catalogue/plan-edits';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import type { CardTable } from './card-table.ts';
import {
  applyChanges,
  EMPTY_DRAFT,
  keepMine,
  reverse,
  type CellChange,
  type Draft,
  type StoredValue,
} from './draft.ts';
import { settleCard, type CellFaults } from './settle-card.ts';

type Faults = ReadonlyMap<string, CellFaults>;

/** Reads cards as stored, as displayed, and as the rules need them. */
interface CardReader {
  readonly storedValue: StoredValue;
  /** The draft's value, otherwise the server's. */
  readonly shownValue: StoredValue;
  isNew: (cardno: string) => boolean;
  /** Returns cells as they would be stored, merged with the card's draft. */
  settle: (
    cardno: string,
    cells: ReadonlyMap<string, ColumnValue>,
  ) => ReadonlyMap<string, ColumnValue>;
  /** Returns the errors, with these cards checked again. */
  findFaults: (draft: Draft, cardnos: Iterable<string>) => Faults;
}

function createCardReader(
  table: CardTable,
  rules: EditRules,
  state: Pick<ValueStore<{ draft: Draft; faults: Faults }>, 'get'>,
): CardReader {
  const storedValue: StoredValue = (cardno, column) => {
    const row = table.rowOf(cardno);
    return row === undefined ? null : table.valueAt(row, column);
  };
  const storedCard = (cardno: string): CardValues | undefined => {
    const row = table.rowOf(cardno);
    return row === undefined || table.isNew(row) ? undefined : table.cardAt(row);
  };
  const settleWith = (draft: Draft, cardno: string, cells: ReadonlyMap<string, ColumnValue>) => {
    const wanted = new Map<string, ColumnValue>();
    for (const [column, { to }] of draft.get(cardno) ?? []) wanted.set(column, to);
    for (const [column, to] of cells) wanted.set(column, to);
    return settleCard(rules, cardno, storedCard(cardno), wanted);
  };
  return {
    storedValue,
    shownValue: (cardno, column) => {
      const cell = state.get().draft.get(cardno)?.get(column);
      return cell ? cell.to : storedValue(cardno, column);
    },
    isNew: (cardno) => {
      const row = table.rowOf(cardno);
      return row === undefined || table.isNew(row);
    },
    settle: (cardno, cells) => settleWith(state.get().draft, cardno, cells).values,
    findFaults(draft, cardnos) {
      const faults = new Map(state.get().faults);
      for (const cardno of cardnos) {
        faults.delete(cardno);
        if (!draft.has(cardno)) continue;
        const found = settleWith(draft, cardno, new Map()).faults;
        if (found.size > 0) faults.set(cardno, found);
      }
      return faults;
    },
  };
}

export interface SheetState {
  readonly draft: Draft;
  /** Errors by card number and column. */
  readonly faults: ReadonlyMap<string, CellFaults>;
  readonly past: readonly (readonly CellChange[])[];
  readonly future: readonly (readonly CellChange[])[];
  /** Increases when the server's values change under the draft. */
  readonly stored: number;
}

export interface WantedCell {
  readonly cardno: string;
  readonly column: string;
  readonly to: ColumnValue;
}

export interface Sheet {
  readonly state: ValueStore<SheetState>;
  readonly table: CardTable;
  readonly rules: EditRules;
  /** The displayed value of a cell: the draft's, otherwise the server's. */
  shownValue: (cardno: string, column: string) => ColumnValue;
  storedValue: (cardno: string, column: string) => ColumnValue;
  isNew: (cardno: string) => boolean;
  /** Makes one undoable step and returns the number of changed cells. */
  edit: (cells: readonly WantedCell[]) => number;
  undo: () => readonly CellChange[];
  redo: () => readonly CellChange[];
  discard: () => void;
  /** Resolves a conflict: keeps the local value, or takes theirs. */
  keepMine: (cells: readonly Pick<WantedCell, 'cardno' | 'column'>[]) => void;
  /** Marks these cells as stored. The draft keeps the other changes. */
  saved: (cells: readonly WantedCell[]) => void;
  /** Takes over changes of others. The draft stays and may be in conflict. */
  learn: (cells: readonly WantedCell[]) => void;
  /** Takes over errors that the server found. */
  blame: (faults: readonly { cardno: string; column: string; fault: string }[]) => void;
  /** Restores a draft of an earlier visit. */
  restore: (draft: Draft) => void;
  /** Called after the table was reloaded. */
  refreshed: () => void;
}

const STEPS_MAX = 200;
const NOTHING: SheetState = {
  draft: EMPTY_DRAFT,
  faults: new Map(),
  past: [],
  future: [],
  stored: 0,
};

/** A draft over the server's cards, with undoable steps. Each cell follows the catalogue rules. */
export function createSheet(table: CardTable, rules: EditRules): Sheet {
  const state = createValueStore(NOTHING);
  const reader = createCardReader(table, rules, state);
  return {
    state,
    table,
    rules,
    shownValue: reader.shownValue,
    storedValue: reader.storedValue,
    isNew: reader.isNew,
    ...createSteps(state, reader),
    ...createAnswers(state, reader, table),
  };
}

type Steps = Pick<Sheet, 'edit' | 'undo' | 'redo' | 'discard' | 'restore' | 'keepMine'>;

function createSteps(state: ValueStore<SheetState>, reader: CardReader): Steps {
  const change = (next: Partial<SheetState>): void => state.set({ ...state.get(), ...next });
  const take = (changes: readonly CellChange[], steps: Pick<SheetState, 'past' | 'future'>) => {
    const draft = applyChanges(state.get().draft, changes, reader.storedValue);
    const touched = new Set(changes.map(({ cardno }) => cardno));
    change({ draft, faults: reader.findFaults(draft, touched), ...steps });
  };
  return {
    edit(cells) {
      const changes = groupByCard(cells).flatMap(([cardno, wanted]) => {
        const values = reader.settle(cardno, wanted);
        return [...wanted.keys()].flatMap((column): CellChange[] => {
          const before = reader.shownValue(cardno, column);
          const after = values.get(column) ?? null;
          return before === after ? [] : [{ cardno, column, before, after }];
        });
      });
      if (changes.length === 0) return 0;
      take(changes, { past: [...state.get().past, changes].slice(-STEPS_MAX), future: [] });
      return changes.length;
    },
    undo() {
      const { past, future } = state.get();
      const step = past.at(-1);
      if (!step) return [];
      take(reverse(step), { past: past.slice(0, -1), future: [...future, step] });
      return step;
    },
    redo() {
      const { past, future } = state.get();
      const step = future.at(-1);
      if (!step) return [];
      take(step, { past: [...past, step], future: future.slice(0, -1) });
      return step;
    },
    discard: () => change({ draft: EMPTY_DRAFT, faults: new Map(), past: [], future: [] }),
    restore: (draft) => change({ draft, faults: reader.findFaults(draft, draft.keys()) }),
    keepMine: (cells) => change({ draft: keepMine(state.get().draft, cells, reader.storedValue) }),
  };
}

type Answers = Pick<Sheet, 'saved' | 'learn' | 'blame' | 'refreshed'>;

function createAnswers(
  state: ValueStore<SheetState>,
  reader: CardReader,
  table: CardTable,
): Answers {
  /** Shows the draft with the server's values, checked again. */
  const show = (draft: Draft, touched: Iterable<string>): void => {
    const { stored, ...now } = state.get();
    const faults = reader.findFaults(draft, touched);
    state.set({ ...now, draft, faults, stored: stored + 1 });
  };
  const write = (cells: readonly WantedCell[], isSaved: boolean): void => {
    for (const { cardno, column, to } of cells) {
      const row = table.rowOf(cardno);
      if (row === undefined) continue;
      table.write(row, column, to);
      if (isSaved) table.confirm(row);
    }
  };
  return {
    saved(cells) {
      const draft = new Map(state.get().draft);
      for (const [cardno, values] of groupByCard(cells)) {
        const card = new Map(draft.get(cardno));
        for (const [column, value] of values) {
          const cell = card.get(column);
          if (cell?.to === value) card.delete(column);
          else if (cell) card.set(column, { from: value, to: cell.to });
        }
        if (card.size === 0) draft.delete(cardno);
        else draft.set(cardno, card);
      }
      write(cells, true);
      show(draft, new Set(cells.map(({ cardno }) => cardno)));
    },
    learn(cells) {
      write(cells, false);
      show(state.get().draft, new Set(cells.map(({ cardno }) => cardno)));
    },
    blame(found) {
      const faults = new Map(state.get().faults);
      for (const { cardno, column, fault } of found) {
        faults.set(cardno, new Map(faults.get(cardno)).set(column, fault));
      }
      state.set({ ...state.get(), faults });
    },
    refreshed: () => show(state.get().draft, state.get().draft.keys()),
  };
}

function groupByCard(cells: readonly WantedCell[]): [string, Map<string, ColumnValue>][] {
  const cards = new Map<string, Map<string, ColumnValue>>();
  for (const { cardno, column, to } of cells) {
    const card = cards.get(cardno) ?? new Map<string, ColumnValue>();
    cards.set(cardno, card);
    card.set(column, to);
  }
  return [...cards];
}
