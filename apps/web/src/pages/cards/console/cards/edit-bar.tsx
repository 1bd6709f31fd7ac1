import type { Coercion } from '@deckframe/domain/cards/catalogue/source-mapping';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { printValue } from './model/cell-text.ts';
import type { Sheet } from './model/sheet.ts';
import type { SheetColumn } from './model/sheet-columns.ts';
import { useFaultWords } from '#features/cards/card-faults/use-fault-words.ts';

/** The full value of the current cell: value, old value, suggestions and errors. */
export function EditBar({ sheet, cardno, column }: EditBarProps) {
  const { t } = useLingui();
  const { draft, faults } = useValue(sheet.state);
  const sayFault = useFaultWords();
  const fitting = useFittingWords();
  const cell = draft.get(cardno)?.get(column.name);
  const stored = sheet.storedValue(cardno, column.name);
  const fault = faults.get(cardno)?.get(column.name);
  const isInConflict = cell !== undefined && cell.from !== stored;
  const name = printValue(sheet.shownValue(cardno, 'name'));
  return (
    <div className="edit-bar">
      <span className="edit-bar__ref mono">{cardno}</span>
      <span className="edit-bar__field">
        <Trans>
          {column.label} of <b>{name}</b>
        </Trans>
      </span>
      <output className="edit-bar__value mono" aria-label={t`Value`}>
        {printValue(sheet.shownValue(cardno, column.name))}
      </output>
      {cell && !isInConflict && (
        <span className="edit-bar__before">
          <Trans>
            before <b>{printValue(stored) || '–'}</b>
          </Trans>
        </span>
      )}
      {isInConflict && (
        <span className="edit-bar__conflict">
          <Trans>
            Changed by someone else to <b>{printValue(stored) || '–'}</b>
          </Trans>
          <Button size="sm" onClick={() => sheet.keepMine([{ cardno, column: column.name }])}>
            <Trans>Keep mine</Trans>
          </Button>
          <Button
            size="sm"
            onClick={() => sheet.edit([{ cardno, column: column.name, to: stored }])}
          >
            <Trans>Take theirs</Trans>
          </Button>
        </span>
      )}
      <span className="edit-bar__end">
        {fault === undefined ? (
          <span>{column.isEditable ? fitting(column.kind) : t`cannot be changed here`}</span>
        ) : (
          <span className="edit-bar__fault">
            <CircleAlert size={14} aria-hidden="true" />
            {sayFault(fault)}
          </span>
        )}
        <Kbd>Enter</Kbd>
        <Kbd>Esc</Kbd>
      </span>
    </div>
  );
}

type EditBarProps = { sheet: Sheet; cardno: string; column: SheetColumn };

function useFittingWords(): (kind: Coercion | null) => string {
  const { t } = useLingui();
  const words: Partial<Record<Coercion, string>> = {
    integer: t`a whole number`,
    decimal: t`a price`,
    flag: t`yes or no`,
    date: t`a date`,
    list: t`one or more, with | between them`,
    keywords: t`one or more, with | between them`,
  };
  return (kind) => (kind === null ? '' : (words[kind] ?? t`text`));
}
