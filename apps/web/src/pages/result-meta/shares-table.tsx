import { useLingui } from '@lingui/react/macro';
import type { MetaWeek } from '#features/meta/result-meta/detail-api.ts';
import type { Band } from '../meta/result-meta/share-bands.ts';

type Props = {
  weeks: readonly MetaWeek[];
  bands: readonly Band[];
  nameOf: (band: Band) => string;
  percent: (share: number) => string;
};

/** The chart in figures: a row for each week. */
export function SharesTable({ weeks, bands, nameOf, percent }: Props) {
  const { t, i18n } = useLingui();
  return (
    // It scrolls by keys as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="shares-table" role="region" aria-label={t`Share by week`} tabIndex={0}>
      <table className="table">
        <caption className="sr-only">{t`Share of decks by week`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Week of`}</th>
            <th scope="col">{t`Decks`}</th>
            {bands.map((band) => (
              <th key={band.name} scope="col">
                {nameOf(band)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ from, decks }, week) => (
            <tr key={from}>
              <th scope="row">{i18n.date(new Date(from), { day: 'numeric', month: 'short' })}</th>
              <td>{decks}</td>
              {bands.map((band) => (
                <td key={band.name}>{percent(band.shares[week] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
