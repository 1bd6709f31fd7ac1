import { useLingui } from '@lingui/react/macro';
import { nameOf } from '#features/tournament-desk/names.ts';
import { useDesk } from '#features/tournament-desk/use-desk.ts';

type Seat = { table: number; name: string; opponent: string };

function useSeats(): Seat[] {
  const { t } = useLingui();
  const state = useDesk();
  const matches = state.desk.rounds.at(-1)?.matches ?? [];
  return matches.flatMap(({ table, a, b }) => {
    const left = nameOf(state, a);
    if (b === null) return [{ table, name: left, opponent: t`Bye` }];
    const right = nameOf(state, b);
    return [
      { table, name: left, opponent: right },
      { table, name: right, opponent: left },
    ];
  });
}

/** Everybody finds their own name, then the table. */
export function PaperByName() {
  const { t } = useLingui();
  const { desk } = useDesk();
  const seats = useSeats().sort((one, other) => one.name.localeCompare(other.name));
  return (
    <table className="desk-tables desk-paper">
      <caption>{t`Round ${desk.rounds.length}, by name`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Player`}</th>
          <th scope="col">{t`Table`}</th>
          <th scope="col">{t`Opponent`}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(({ name, table, opponent }) => (
          <tr key={`${table}/${name}`}>
            <th scope="row">{name}</th>
            <td>{table}</td>
            <td>{opponent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PaperByTable() {
  const { t } = useLingui();
  const state = useDesk();
  const { desk } = state;
  return (
    <table className="desk-tables desk-paper">
      <caption>{t`Round ${desk.rounds.length}, by table`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Table`}</th>
          <th scope="col">{t`Left`}</th>
          <th scope="col">{t`Right`}</th>
        </tr>
      </thead>
      <tbody>
        {desk.rounds.at(-1)?.matches.map(({ table, a, b }) => (
          <tr key={table}>
            <th scope="row">{table}</th>
            <td>{nameOf(state, a)}</td>
            <td>{b === null ? t`Bye` : nameOf(state, b)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
