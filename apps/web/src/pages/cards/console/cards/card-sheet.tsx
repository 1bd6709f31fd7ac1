import { EMPTY_FILTER_STATE, type FilterState } from '@deckframe/domain/filter/filter-state';
import { findUnknownValues } from '@deckframe/domain/query/check-values';
import { completeQuery } from '@deckframe/domain/query/complete-query';
import { parseQuery } from '@deckframe/domain/query/parse-query';
import { createQueryLanguage } from '@deckframe/domain/query/query-language';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { Columns3, Plus, CalendarClock, Eye, EyeOff, History, RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { createKnownValues } from '#features/cards/card-browse/filters/known-values.ts';
import { QueryBar } from '#features/cards/card-browse/filters/query-bar.tsx';
import { listExamples } from '#features/cards/card-browse/filters/query-examples.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { pageTitle } from '#lib/message-text.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { DraftBar } from './draft-bar.tsx';
import { EditBar } from './edit-bar.tsx';
import { createSheetActs, type ActOutcome } from './grid/sheet-acts.ts';
import type { GridAct } from './grid/sheet-grid-props.ts';
import { SheetGrid } from './grid/sheet-grid.tsx';
import { useGridCursor } from './grid/use-grid-cursor.ts';
import type { OpenSheet } from './model/open-sheet.ts';
import { listSheetColumns } from './model/sheet-columns.ts';
import type { SheetSort, SheetOptions } from './search/search-messages.ts';
import { SheetDialogs, type SheetDialogName } from './sheet-dialogs.tsx';
import { useSheetRows, type SheetView } from './use-sheet-rows.ts';
import { useSheetWrites } from './use-sheet-writes.ts';

/** Actions for the selected cards, otherwise for the row of the cursor. */
function BulkBar(props: BulkBarProps) {
  const { chosen, cardno, busy } = props;
  return (
    <div className="bulk-bar" data-chosen={chosen > 0 ? '' : undefined}>
      <b>
        {chosen > 0 ? (
          <Plural value={chosen} one="# selected" other="# selected" />
        ) : (
          <span className="mono">{cardno}</span>
        )}
      </b>
      <Button
        size="sm"
        busy={busy}
        icon={<Eye size={14} aria-hidden="true" />}
        onClick={() => props.onPublish(true)}
      >
        <Trans>Publish</Trans>
      </Button>
      <Button
        size="sm"
        busy={busy}
        icon={<EyeOff size={14} aria-hidden="true" />}
        onClick={() => props.onPublish(false)}
      >
        <Trans>Hide</Trans>
      </Button>
      <Button
        size="sm"
        icon={<CalendarClock size={14} aria-hidden="true" />}
        onClick={props.onSchedule}
      >
        <Trans>Schedule</Trans>
      </Button>
      <Button size="sm" icon={<History size={14} aria-hidden="true" />} onClick={props.onHistory}>
        <Trans>History</Trans>
      </Button>
      <span className="bulk-bar__end">
        <Button
          size="sm"
          variant="ghost"
          icon={<RefreshCw size={14} aria-hidden="true" />}
          busy={props.isReading}
          onClick={props.onRefresh}
        >
          <Trans>Reload</Trans>
        </Button>
        <Button size="sm" variant="ghost" disabled={chosen === 0} onClick={props.onClear}>
          <Trans>Clear</Trans>
        </Button>
      </span>
    </div>
  );
}

type BulkBarProps = {
  chosen: number;
  cardno: string;
  busy: boolean;
  isReading: boolean;
  onPublish: (published: boolean) => void;
  onSchedule: () => void;
  onHistory: () => void;
  onRefresh: () => void;
  onClear: () => void;
};

/** Terms stay in the text, because there is no panel. */
const findOption = () => undefined;

function SheetQuery({ filters, onAsk, options, total }: SheetQueryProps) {
  const config = useGameConfig();
  const language = useMemo(() => createQueryLanguage(config), [config]);
  const known = useMemo(() => createKnownValues(language, options), [language, options]);
  const examples = useMemo(() => listExamples(language, options), [language, options]);
  return (
    <div className="sheet-query">
      <QueryBar
        filters={filters}
        rules={{ language, definitions: config.filters, findOption }}
        examples={examples}
        complete={(text, cursor) => completeQuery(text, cursor, known)}
        findUnknown={(text) => findUnknownValues(parseQuery(text, language), known)}
        onChange={({ filters: next, sort, isTyping }) => {
          if (!isTyping) return;
          const named = sort && language.sorts.get(sort.by ?? '');
          onAsk(next, named && { column: named.column, direction: sort.direction });
        }}
      />
      <span className="sheet-query__count" role="status">
        <Plural value={total} one="# card" other="# cards" />
      </span>
    </div>
  );
}

type SheetQueryProps = {
  filters: FilterState;
  /** Called with filters, and the sort if the query names one. */
  onAsk: (filters: FilterState, sort: SheetSort | undefined) => void;
  options: SheetOptions;
  total: number;
};

/** Describes the result of an action on cells. */
function useActWords(): (act: GridAct, outcome: ActOutcome) => string {
  const { t } = useLingui();
  return (act, { changed, fixed }) => {
    const cells = plural(changed, { one: '# cell', other: '# cells' });
    const words: Record<GridAct, string> = {
      edit: t`${cells} changed`,
      paste: t`${cells} pasted`,
      fill: t`${cells} filled`,
      clear: t`${cells} cleared`,
      undo: t`${cells} undone`,
      redo: t`${cells} done again`,
    };
    if (fixed === 0) return words[act];
    const left = plural(fixed, {
      one: '# cell cannot be changed here',
      other: '# cells cannot be changed here',
    });
    return changed === 0 ? left : `${words[act]}, ${left}`;
  };
}

/** Columns that are hidden on this device. */
function useHiddenColumns() {
  const key = gameStorageKey(useGameConfig().gameid, 'cardColumnsHidden');
  const [hidden, setHidden] = useState(() =>
    (localStore.read(key) ?? '').split(',').filter((name) => name !== ''),
  );
  const change = (next: string[]): void => {
    localStore.write(key, next.join(','));
    setHidden(next);
  };
  return [hidden, change] as const;
}

const NONE: ReadonlySet<string> = new Set();

/** All cards of the game in one table: search, edit, review and save. */
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
