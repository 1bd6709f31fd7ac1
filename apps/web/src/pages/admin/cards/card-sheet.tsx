import { EMPTY_FILTER_STATE, type FilterState } from '@deckframe/domain/filter/filter-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useGameConfig } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DraftBar } from '../../cards/console/cards/draft-bar.tsx';
import { EditBar } from '../../cards/console/cards/edit-bar.tsx';
import { createSheetActs } from '../../cards/console/cards/grid/sheet-acts.ts';
import { SheetGrid } from './grid/sheet-grid.tsx';
import { useGridCursor } from '../../cards/console/cards/grid/use-grid-cursor.ts';
import type { OpenSheet } from '../../cards/console/cards/model/open-sheet.ts';
import { listSheetColumns } from '../../cards/console/cards/model/sheet-columns.ts';
import type { SheetSort } from '../../cards/console/cards/search/search-messages.ts';
import { SheetDialogs, type SheetDialogName } from '../../cards/console/cards/sheet-dialogs.tsx';
import { SheetQuery } from './sheet-query.tsx';
import { useActWords } from './use-act-words.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useSheetRows, type SheetView } from '../../cards/console/cards/use-sheet-rows.ts';
import { useSheetWrites } from '../../cards/console/cards/use-sheet-writes.ts';

const NONE: ReadonlySet<string> = new Set();

/** All cards of the game in one table: asked for, typed into, reviewed, written. */
export function CardSheet({ open }: { open: OpenSheet }) {
  const { t } = useLingui();
  const { sheet } = open;
  const { labels } = useGameConfig();
  const [filters, setFilters] = useState<FilterState>(EMPTY_FILTER_STATE);
  const [sort, setSort] = useState<SheetSort | null>(null);
  const [view, setView] = useState<SheetView>('all');
  const [checked, setChecked] = useState(NONE);
  const [dialog, setDialog] = useState<SheetDialogName | null>(null);
  const [said, setSaid] = useState('');
  const [hidden, setHidden] = useHiddenColumns();
  const state = t`State`;
  const all = useMemo(
    () => listSheetColumns(sheet.table.columns, { published: state, ...labels }, sheet.rules),
    [sheet, labels, state],
  );
  const columns = useMemo(() => all.filter(({ name }) => !hidden.includes(name)), [all, hidden]);
  const { rows, counts, options, isBusy } = useSheetRows(open, filters, sort, view);
  const acts = useMemo(() => createSheetActs(sheet, rows, columns), [sheet, rows, columns]);
  const cursor = useGridCursor(rows.length, columns.length);
  const sayAct = useActWords();
  const writes = useSheetWrites(open, () => setDialog(null));

  const column = columns[cursor.at.column];
  const cardno = rows.length === 0 ? '' : sheet.table.cardnoAt(rows[cursor.at.row] ?? 0);
  const targets = checked.size > 0 ? [...checked] : [cardno].filter((one) => one !== '');
  const step = (act: 'undo' | 'redo') =>
    setSaid(sayAct(act, { changed: sheet[act]().length, fixed: 0 }));
  const ask = (next: FilterState, order: SheetSort | undefined) => {
    setFilters(next);
    if (order) setSort(order);
  };
  return (
    <div className="card-sheet">
      <header className="card-sheet__head">
        <h1 className="card-sheet__title" tabIndex={-1}>
          {pageTitle('adminCards')}
        </h1>
        <Segmented
          label={t`View`}
          value={view}
          onChange={setView}
          options={[
            { value: 'all', label: t`All ${counts.all}` },
            { value: 'hidden', label: t`Hidden ${counts.hidden}` },
            { value: 'changed', label: t`Changed ${counts.changed}` },
          ]}
        />
        <Button
          icon={<Columns3 size={16} aria-hidden="true" />}
          onClick={() => setDialog('columns')}
        >
          <Trans>Columns</Trans>
        </Button>
        <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setDialog('new')}>
          <Trans>New card</Trans>
        </Button>
      </header>
      <SheetQuery filters={filters} onAsk={ask} options={options} total={rows.length} />
      <BulkBar
        chosen={checked.size}
        cardno={cardno}
        busy={writes.publish.isPending}
        isReading={writes.isReading}
        onPublish={(published) => writes.publish.mutate({ cardnos: targets, published, at: null })}
        onSchedule={() => setDialog('schedule')}
        onHistory={() => setDialog('history')}
        onRefresh={() => void writes.readAnew()}
        onClear={() => setChecked(NONE)}
      />
      {column && cardno !== '' && <EditBar sheet={sheet} cardno={cardno} column={column} />}
      {rows.length === 0 ? (
        <div className="card-sheet__none">
          <EmptyState level={2} title={t`No cards found`}>
            <Trans>Ask for something else, or show all cards.</Trans>
          </EmptyState>
        </div>
      ) : (
        <SheetGrid
          sheet={sheet}
          acts={acts}
          rows={rows}
          columns={columns}
          cursor={cursor}
          checked={checked}
          onCheck={setChecked}
          sort={sort}
          onSort={setSort}
          onReview={() => setDialog('review')}
          onDone={(act, outcome) => setSaid(sayAct(act, outcome))}
          isBusy={isBusy}
        />
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
      <DraftBar
        sheet={sheet}
        onUndo={() => step('undo')}
        onRedo={() => step('redo')}
        onReview={() => setDialog('review')}
        onDiscard={() => setDialog('discard')}
      />
      <SheetDialogs
        name={dialog}
        open={open}
        columns={all}
        cardno={cardno}
        targets={targets}
        hidden={hidden}
        onHide={setHidden}
        writes={writes}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}
