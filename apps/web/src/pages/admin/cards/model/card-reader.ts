import type { CardValues } from '@deckframe/domain/catalogue/card-edit';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { EditRules } from '@deckframe/domain/cards/catalogue/plan-edits';
import type { ValueStore } from '#lib/value-store.ts';
import type { CardTable } from '../../../cards/console/cards/model/card-table.ts';
import type { Draft, StoredValue } from '../../../cards/console/cards/model/draft.ts';
import { settleCard, type CellFaults } from '../../../cards/console/cards/model/settle-card.ts';

type Faults = ReadonlyMap<string, CellFaults>;

/** The cards as they are, as they are shown, and as the rules see them. */
export interface CardReader {
  readonly storedValue: StoredValue;
  /** The draft, else the server's. */
  readonly shownValue: StoredValue;
  isNew: (cardno: string) => boolean;
  /** Cells as they would be stored, beside what the draft has of the card. */
  settle: (
    cardno: string,
    cells: ReadonlyMap<string, ColumnValue>,
  ) => ReadonlyMap<string, ColumnValue>;
  /** What is wrong, with these cards looked at anew. */
  findFaults: (draft: Draft, cardnos: Iterable<string>) => Faults;
}

export function createCardReader(
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
