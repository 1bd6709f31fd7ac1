import { historyOf } from '@deckframe/domain/tournaments/desk/desk-history';
import { computeStandings } from '@deckframe/domain/tournament/tie-breaks/compute-standings';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { EmptyState } from '#ui/empty-state.tsx';

/** Standings as they are now, from what this device knows. */
export function StandingsView() {
  const { t } = useLingui();
  const state = useDesk();
  const { desk } = state;
  const rows = useMemo(() => {
    const history = historyOf(desk);
    return history ? computeStandings(history) : [];
  }, [desk]);
  if (rows.length === 0)
    return <EmptyState level={2} title={t`No standings yet`}>{t`Nobody has played.`}</EmptyState>;
  return (
    <table className="desk-tables desk-paper">
      <caption>{t`Standings after round ${desk.rounds.length}`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Place`}</th>
          <th scope="col">{t`Player`}</th>
          <th scope="col">{t`Points`}</th>
          {rows[0]?.values.map(({ kind }) => (
            <th key={kind} scope="col">
              {kind.toUpperCase()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.player}>
            <th scope="row">{row.rank}</th>
            <td>{nameOf(state, row.player)}</td>
            <td>{row.points}</td>
            {row.values.map(({ kind, shown }) => (
              <td key={kind} data-decided={row.decidedBy === kind ? '' : undefined}>
                {shown}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
