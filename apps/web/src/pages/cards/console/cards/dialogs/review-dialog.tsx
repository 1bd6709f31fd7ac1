import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useState, Fragment } from 'react';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Tag } from '#ui/tag.tsx';
import { printValue } from '../model/cell-text.ts';
import { countCells, listConflicts } from '../model/draft.ts';
import type { SheetColumn } from '../model/sheet-columns.ts';
import type { Sheet } from '../model/sheet.ts';
import { printTsv } from '../model/tsv.ts';

const CARDS_SHOWN = 60;

function DiffTable({ sheet, columns }: DiffTableProps) {
  const { draft, faults } = useValue(sheet.state);
  const labels = new Map(columns.map(({ name, label }) => [name, label]));
  const cards = [...draft].slice(0, CARDS_SHOWN);
  return (
    // The scroll container needs keyboard focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="diff" tabIndex={0} role="group" aria-labelledby="diff-words">
      <table className="diff__table">
        <caption id="diff-words" className="sr-only">
          <Trans>Before and after</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Field</Trans>
            </th>
            <th scope="col">
              <Trans>Before</Trans>
            </th>
            <th scope="col">
              <Trans>After</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map(([cardno, card]) => (
            <Fragment key={cardno}>
              <tr className="diff__card">
                <th scope="rowgroup" colSpan={3}>
                  <b>{printValue(sheet.shownValue(cardno, 'name'))}</b>{' '}
                  <span className="mono">{cardno}</span>{' '}
                  {sheet.isNew(cardno) && (
                    <Tag tone="accent">
                      <Trans>New</Trans>
                    </Tag>
                  )}
                </th>
              </tr>
              {[...card].map(([column, { to }]) => (
                <tr key={column} data-wrong={faults.get(cardno)?.has(column) ? '' : undefined}>
                  <th scope="row">{labels.get(column) ?? column}</th>
                  <td>
                    <del>{printValue(sheet.storedValue(cardno, column)) || '–'}</del>
                  </td>
                  <td>
                    <ins>{printValue(to) || '–'}</ins>
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {draft.size > CARDS_SHOWN && (
        <p className="diff__more">
          <Plural value={draft.size - CARDS_SHOWN} one="and # more card" other="and # more cards" />
        </p>
      )}
    </div>
  );
}

type DiffTableProps = { sheet: Sheet; columns: readonly SheetColumn[] };

const NOTE_MAX = 500;
/** Limit of a request. */
const CELLS_MAX = 20_000;

/** Shows before and after of every changed cell. Nothing is saved without this review. */
export function ReviewDialog({ sheet, columns, busy, onWrite, onClose }: ReviewDialogProps) {
  const { t } = useLingui();
  const { draft, faults } = useValue(sheet.state);
  const [note, setNote] = useState('');
  const cells = countCells(draft);
  const conflicts = listConflicts(draft, sheet.storedValue);
  const isBlocked = faults.size > 0 || conflicts.length > 0 || cells > CELLS_MAX || cells === 0;
  const copy = () => {
    const lines = [...draft].flatMap(([cardno, card]) =>
      [...card].map(([column, { to }]) => [
        cardno,
        column,
        printValue(sheet.storedValue(cardno, column)),
        printValue(to),
      ]),
    );
    void navigator.clipboard.writeText(printTsv(lines));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      keepOnOutsidePress
      closeLabel={t`Close`}
      title={<Plural value={cells} one="Review # change" other="Review # changes" />}
      description={t`Written together or not at all. Everyone with a card open sees the new values within a minute.`}
      footer={
        <>
          <Button
            variant="primary"
            busy={busy}
            disabled={isBlocked}
            onClick={() => onWrite(note.trim())}
          >
            <Plural value={cells} one="Write # change" other="Write # changes" />
          </Button>
          <Button onClick={onClose}>
            <Trans>Back to the table</Trans>
          </Button>
          <Button variant="ghost" icon={<Copy size={16} aria-hidden="true" />} onClick={copy}>
            <Trans>Copy as text</Trans>
          </Button>
        </>
      }
    >
      <div className="review">
        {faults.size > 0 && (
          <Notice tone="danger">
            <Trans>Some cells are wrong. Correct them in the table first.</Trans>
          </Notice>
        )}
        {cells > CELLS_MAX && (
          <Notice tone="danger">
            <Trans>At most 20,000 cells can be written at once.</Trans>
          </Notice>
        )}
        {conflicts.length > 0 && (
          <Notice
            tone="danger"
            action={
              <>
                <Button size="sm" onClick={() => sheet.keepMine(conflicts)}>
                  <Trans>Keep all of mine</Trans>
                </Button>
                <Button
                  size="sm"
                  onClick={() =>
                    sheet.edit(conflicts.map(({ theirs, ...cell }) => ({ ...cell, to: theirs })))
                  }
                >
                  <Trans>Take all of theirs</Trans>
                </Button>
              </>
            }
          >
            <Trans>Someone else has changed some of these cells.</Trans>
          </Notice>
        )}
        <DiffTable sheet={sheet} columns={columns} />
        <TextField
          label={t`Why (for the audit log and the history of the cards)`}
          value={note}
          maxLength={NOTE_MAX}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

type ReviewDialogProps = {
  sheet: Sheet;
  columns: readonly SheetColumn[];
  busy: boolean;
  onWrite: (note: string) => void;
  onClose: () => void;
};
