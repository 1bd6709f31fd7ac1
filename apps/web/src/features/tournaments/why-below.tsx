import { useLingui } from '@lingui/react/macro';
import type { ShownRow } from './events/rounds-api.ts';

/** What two with equal points were told apart by, as it was compared. */
export function WhyBelow({ row, above }: { row: ShownRow; above: ShownRow }) {
  const { t } = useLingui();
  const valueOf = ({ values }: ShownRow): string => {
    const value = values.find(({ kind }) => kind === row.decidedBy);
    return value?.exact === undefined ? (value?.shown ?? '') : `${value.shown} (${value.exact})`;
  };
  const name = row.player.name;
  const other = above.player.name;
  const measure = row.decidedBy?.toUpperCase() ?? '';
  return (
    <>
      <b>{t`Why ${name} is below ${other}:`}</b>{' '}
      {t`level on ${row.points} points. ${measure} ${valueOf(row)} against ${valueOf(above)}.`}
    </>
  );
}
