import { useLingui } from '@lingui/react/macro';
import type { CardsReport as Report } from '../../cards/console/imports/api.ts';
import { Counts } from './counts.tsx';
import { DiffTable } from '../../cards/console/imports/diff-table.tsx';

/** What a file of cards has, lacks and would change. */
export function CardsReport({ report }: { report: Report }) {
  const { t } = useLingui();
  const { counts } = report;
  const lines: [string, string[]][] = [
    [t`Columns the file lacks (cards keep theirs)`, report.absentColumns],
    [t`Columns that are not used`, report.unknownColumns],
    [t`Columns left out`, report.ignoredColumns.map(({ column, why }) => `${column}: ${why}`)],
    [
      t`Columns that change`,
      report.changedColumns.map(({ column, cards }) => `${column} (${cards})`),
    ],
    [
      t`Numbers already taken`,
      report.duplicates.map(
        ({ row, cardno, became }) => t`row ${row}: ${cardno} becomes ${became}`,
      ),
    ],
    [
      t`Faulty rows`,
      report.faults.map(({ row, cardno, faults }) => {
        const told = faults.join('; ');
        return cardno === '' ? t`row ${row}: ${told}` : t`row ${row} ${cardno}: ${told}`;
      }),
    ],
  ];
  return (
    <>
      <Counts
        counts={[
          [t`Rows`, report.rows],
          [t`New`, counts.new],
          [t`Changed`, counts.changed],
          [t`To be hidden`, counts.gone],
          [t`Shown again`, counts.back],
          [t`Faulty`, report.faulty],
        ]}
      />
      <dl className="imports__lines">
        {lines
          .filter(([, values]) => values.length > 0)
          .map(([label, values]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{values.join(', ')}</dd>
            </div>
          ))}
      </dl>
      {report.cards.length > 0 && <DiffTable report={report} />}
    </>
  );
}
