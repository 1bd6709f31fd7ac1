import { Plural, Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useValue } from '#lib/use-value.ts';
import { Tag } from '#ui/tag.tsx';
import { printValue } from '../../../cards/console/cards/model/cell-text.ts';
import type { Sheet } from '../../../cards/console/cards/model/sheet.ts';
import type { SheetColumn } from '../../../cards/console/cards/model/sheet-columns.ts';

/** More is counted, not drawn. */
const CARDS_SHOWN = 60;

export function DiffTable({ sheet, columns }: DiffTableProps) {
  const { draft, faults } = useValue(sheet.state);
  const labels = new Map(columns.map(({ name, label }) => [name, label]));
  const cards = [...draft].slice(0, CARDS_SHOWN);
  return (
    // Longer than the window, it is walked through by the keyboard too.
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
