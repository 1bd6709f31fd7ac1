import { Plural, useLingui } from '@lingui/react/macro';
import { useValue } from '#lib/use-value.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ColumnsDialog } from './dialogs/columns-dialog.tsx';
import { HistoryDrawer } from './dialogs/history-drawer.tsx';
import { NewCardDialog } from './dialogs/new-card-dialog.tsx';
import { ReviewDialog } from './dialogs/review-dialog.tsx';
import { ScheduleDialog } from './dialogs/schedule-dialog.tsx';
import { countCells } from './model/draft.ts';
import type { OpenSheet } from './model/open-sheet.ts';
import type { SheetColumn } from './model/sheet-columns.ts';
import type { useSheetWrites } from './use-sheet-writes.ts';

export type SheetDialogName = 'review' | 'new' | 'columns' | 'schedule' | 'history' | 'discard';

/** The open dialog of the table. */
export function SheetDialogs(props: SheetDialogsProps) {
  const { name, open, columns, cardno, targets, writes, onClose } = props;
  const { sheet } = open;
  if (name === 'review') {
    return (
      <ReviewDialog
        sheet={sheet}
        columns={columns}
        busy={writes.save.isPending}
        onWrite={(note) => writes.save.mutate({ draft: sheet.state.get().draft, note })}
        onClose={onClose}
      />
    );
  }
  if (name === 'new') {
    return (
      <NewCardDialog
        isTaken={(number) => {
          const row = sheet.table.rowOf(number);
          return row !== undefined && !sheet.table.isNew(row);
        }}
        onAdd={(number, title) => {
          open.addNew(number);
          sheet.edit([
            { cardno: number, column: 'name', to: title },
            { cardno: number, column: 'published', to: false },
          ]);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  if (name === 'columns') {
    return (
      <ColumnsDialog
        columns={columns}
        hidden={props.hidden}
        onChange={props.onHide}
        onClose={onClose}
      />
    );
  }
  if (name === 'schedule') {
    return (
      <ScheduleDialog
        cardnos={targets}
        busy={writes.publish.isPending}
        onSchedule={(published, at) =>
          writes.publish.mutate({ cardnos: [...targets], published, at })
        }
        onClose={onClose}
      />
    );
  }
  if (name === 'history') {
    return (
      <HistoryDrawer
        cardno={cardno}
        columns={columns}
        onRestore={(cells) => {
          sheet.edit(cells);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  return name === 'discard' ? <DiscardDialog open={open} onClose={onClose} /> : null;
}

type SheetDialogsProps = {
  name: SheetDialogName | null;
  open: OpenSheet;
  columns: readonly SheetColumn[];
  /** The card under the cursor. */
  cardno: string;
  targets: readonly string[];
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
  writes: ReturnType<typeof useSheetWrites>;
  onClose: () => void;
};

function DiscardDialog({ open: { sheet }, onClose }: { open: OpenSheet; onClose: () => void }) {
  const { t } = useLingui();
  const { draft } = useValue(sheet.state);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Discard all changes?`}
      objectName={t`Draft of this device`}
      description={
        <Plural
          value={countCells(draft)}
          one="# cell goes back to what the server has."
          other="# cells go back to what the server has."
        />
      }
      confirmLabel={t`Discard`}
      cancelLabel={t`Cancel`}
      onConfirm={() => {
        sheet.discard();
        onClose();
      }}
    />
  );
}
