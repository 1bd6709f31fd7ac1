import type { DeskPlayer } from '@deckframe/domain/tournaments/desk/desk';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { findRegistered } from '#features/tournaments/desk/enter-registered.ts';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { TextField } from '#ui/field.tsx';
import { LateEntry } from '../../administer-tournament/late-entry.tsx';
import { PlayerActs } from '../../administer-tournament/player-acts.tsx';
import { ScanPlayer } from './scan/scan-player.tsx';

const STATE_ORDER = ['registered', 'in', 'dropped', 'disqualified'];

export function PlayersView() {
  const { t } = useLingui();
  const state = useDesk();
  const [sought, setSought] = useState('');
  const words = {
    registered: t`not here yet`,
    in: t`here`,
    dropped: t`dropped`,
    disqualified: t`disqualified`,
  };
  const name = ({ id }: Pick<DeskPlayer, 'id'>) => nameOf(state, id);
  const isSought = (player: Pick<DeskPlayer, 'id'>) =>
    name(player).toLowerCase().includes(sought.trim().toLowerCase());
  const registered = findRegistered(state.desk, state.view)
    .filter(isSought)
    .toSorted((one, other) => name(one).localeCompare(name(other)));
  const players = [...state.desk.players.values()]
    .filter(isSought)
    .sort(
      (one, other) =>
        STATE_ORDER.indexOf(one.state) - STATE_ORDER.indexOf(other.state) ||
        name(one).localeCompare(name(other)),
    );
  return (
    <>
      <div className="desk-search">
        <TextField
          label={t`Find a player`}
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <ScanPlayer onName={setSought} />
        <LateEntry />
      </div>
      <table className="desk-tables">
        <caption className="sr-only">{t`Players`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Player`}</th>
            <th scope="col">{t`State`}</th>
            <th scope="col">{t`Penalties`}</th>
            <th scope="col">
              <span className="sr-only">{t`Acts`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {registered.map((player) => (
            <tr key={player.id}>
              <th scope="row">{name(player)}</th>
              <td colSpan={3}>{player.status === 'checked_in' ? words.in : words.registered}</td>
            </tr>
          ))}
          {players.map((player) => (
            <tr key={player.id}>
              <th scope="row">{name(player)}</th>
              <td>
                {words[player.state]}
                {player.joined > 1 && ` (${t`from round ${player.joined}`})`}
              </td>
              <td>{player.penalties.length || ''}</td>
              <td>
                <PlayerActs player={player} name={name(player)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
