import type { DeskPlayer } from '@deckframe/domain/tournaments/desk/desk';
import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { findRegistered } from '#features/tournaments/desk/enter-registered.ts';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { createWriteKey } from '#lib/write/send-write.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PenaltyDialog } from './penalty-dialog.tsx';
import { ScanPlayer } from './scan/scan-player.tsx';

const NAME_MAX = 40;

/** Adds a player without an account. Already played rounds count as losses. */
function LateEntry() {
  const { t } = useLingui();
  const act = useAct();
  const [name, setName] = useState('');
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const player = createWriteKey();
    const isDone = act({ kind: 'enter', player, name: name.trim() }, { kind: 'checkIn', player });
    if (isDone) setName('');
  };
  return (
    <form className="desk-late" onSubmit={add}>
      <TextField
        label={t`Add a guest`}
        maxLength={NAME_MAX}
        value={name}
        required
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {t`Add`}
      </Button>
    </form>
  );
}

function PlayerActs({ player, name }: { player: DeskPlayer; name: string }) {
  const { t } = useLingui();
  const act = useAct();
  const [isOpen, setOpen] = useState(false);
  const { id, state } = player;
  const button = (kind: 'checkIn' | 'drop' | 'restore', words: string) => (
    <Button size="sm" aria-label={`${words}: ${name}`} onClick={() => act({ kind, player: id })}>
      {words}
    </Button>
  );
  return (
    <span className="desk-acts">
      {state === 'registered' && button('checkIn', t`Check in`)}
      {state === 'in' && button('drop', t`Drop`)}
      {state === 'dropped' && button('restore', t`Take back in`)}
      <Button
        size="sm"
        variant="ghost"
        aria-label={`${t`Penalty`}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {t`Penalty`}
      </Button>
      {isOpen && <PenaltyDialog player={id} name={name} onClose={() => setOpen(false)} />}
    </span>
  );
}

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
