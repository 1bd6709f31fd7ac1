import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ShownRow } from './events/rounds-api.ts';
import { WhyBelow } from './why-below.tsx';

type StandingsRowProps = { row: ShownRow; above: ShownRow | undefined };

/** Shown numbers are rounded; the one that decided opens the fractions that were compared. */
export function StandingsRow({ row, above }: StandingsRowProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr>
        <td>{row.rank}</td>
        <th scope="row">{row.player.name}</th>
        <td>{row.points}</td>
        {row.values.map(({ kind, shown, exact }) => (
          <td key={kind} title={exact}>
            {row.decidedBy === kind ? (
              <button
                type="button"
                className="standings__decided"
                aria-expanded={isOpen}
                aria-label={t`${shown}, why ${row.player.name} is here`}
                onClick={() => setOpen(!isOpen)}
              >
                {shown}
              </button>
            ) : (
              shown
            )}
          </td>
        ))}
      </tr>
      {isOpen && above && (
        <tr className="standings__why">
          <td colSpan={3 + row.values.length}>
            <WhyBelow row={row} above={above} />
          </td>
        </tr>
      )}
    </>
  );
}
