import { useLingui } from '@lingui/react/macro';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';

type Seat = { table: number | null; name: string };

function useSeats(): Seat[] {
  const state = useDesk();
  const matches = state.desk.rounds.at(-1)?.matches ?? [];
  return matches.flatMap(({ table, a, b }): Seat[] => {
    const left = nameOf(state, a);
    return b === null
      ? [{ table: null, name: left }]
      : [
          { table, name: left },
          { table, name: nameOf(state, b) },
        ];
  });
}

/** Players sorted by name with their table, in columns to save pages. */
export function PaperByName() {
  const { t } = useLingui();
  const { desk, view } = useDesk();
  const seats = useSeats().sort((one, other) => one.name.localeCompare(other.name));
  return (
    <section aria-labelledby="paper-by-name">
      <h2 id="paper-by-name" className="desk-names__head">
        {view.name} · {t`Round ${desk.rounds.length}, by name`}
      </h2>
      <ol className="desk-names">
        {seats.map(({ name, table }) => (
          <li key={`${table}/${name}`}>
            <span>{name}</span> <b>{table ?? t`Bye`}</b>
          </li>
        ))}
      </ol>
    </section>
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
          <th scope="col">{t({ message: 'Table', context: 'seat' })}</th>
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
