import { countActiveFilters, type FilterState } from '@deckframe/domain/filter/filter-state';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useValue } from '#lib/use-value.ts';
import type { CardTable } from './model/card-table.ts';
import type { OpenSheet } from './model/open-sheet.ts';
import type { SheetOptions, SheetSort } from './search/search-messages.ts';

export type SheetView = 'all' | 'hidden' | 'changed';
export type SheetCounts = Readonly<Record<SheetView, number>>;

const NO_OPTIONS: SheetOptions = {};

/** The matching rows, new cards first. Editing a cell does not move its row. */
export function useSheetRows(
  { sheet, search }: OpenSheet,
  filters: FilterState,
  sort: SheetSort | null,
  view: SheetView,
) {
  const { draft, stored } = useValue(sheet.state);
  const [found, setFound] = useState<{ rows: Uint32Array; answers: string } | null>(null);
  const [options, setOptions] = useState(NO_OPTIONS);
  const question = JSON.stringify([filters, sort, stored]);

  useEffect(() => {
    const [asked, order] = JSON.parse(question) as [FilterState, SheetSort | null];
    search.ask({ filters: asked, sort: order }, (answer) => {
      // Rendering must not delay typing.
      startTransition(() => {
        if (answer.options) setOptions(answer.options);
        if (answer.fault === null) setFound({ rows: answer.rows, answers: question });
      });
    });
  }, [search, question]);

  const counts = useMemo(
    (): SheetCounts => ({ ...countCards(sheet.table, stored), changed: draft.size }),
    [sheet, stored, draft],
  );
  const added = useMemo(
    () =>
      [...draft.keys()].flatMap((cardno) => {
        const row = sheet.table.rowOf(cardno);
        return row !== undefined && sheet.table.isNew(row) ? [row] : [];
      }),
    [sheet, draft],
  );
  // Without filters all rows match, so no search is needed.
  const isPlain = countActiveFilters(filters) === 0 && sort === null;
  const all = useMemo(() => listAll(sheet.table, stored), [sheet, stored]);
  const base = isPlain ? all : (found?.rows ?? all);
  const changed = view === 'changed' ? draft : null;
  const rows = useMemo(() => {
    const { table } = sheet;
    if (view === 'all') return added.length === 0 ? base : Uint32Array.from([...added, ...base]);
    const shown = base.filter((row) =>
      changed ? changed.has(table.cardnoAt(row)) : table.valueAt(row, 'published') === false,
    );
    return view === 'changed' ? Uint32Array.from([...added, ...shown]) : shown;
  }, [sheet, base, added, view, changed]);
  return { rows, counts, options, isBusy: !isPlain && found?.answers !== question };
}

function countCards(table: CardTable, _stored: number): { all: number; hidden: number } {
  let all = 0;
  let hidden = 0;
  for (let row = 0; row < table.rows(); row += 1) {
    if (table.isNew(row)) continue;
    all += 1;
    if (table.valueAt(row, 'published') === false) hidden += 1;
  }
  return { all, hidden };
}

function listAll(table: CardTable, _stored: number): Uint32Array<ArrayBuffer> {
  const rows = Uint32Array.from({ length: table.rows() }, (_, row) => row);
  return rows.filter((row) => !table.isNew(row));
}
