import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { DeckCheck } from '../tournaments/administer-tournament/deck-check.tsx';

/** A deck that is counted against the list that was frozen for the event. */
export function ChecksView() {
  const { t } = useLingui();
  const { view } = useDesk();
  const [chosen, setChosen] = useState('');
  const withList = view.players
    .filter(({ list }) => list !== null)
    .sort((one, other) => one.name.localeCompare(other.name));
  const player = withList.find(({ id }) => id === chosen);
  if (withList.length === 0)
    return (
      <EmptyState level={2} title={t`No lists to check`}>
        {t`Nobody has brought a list to this tournament.`}
      </EmptyState>
    );
  return (
    <>
      <SelectField
        label={t`Player`}
        value={chosen}
        options={[
          { value: '', label: t`Choose a player` },
          ...withList.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => setChosen(event.target.value)}
      />
      {player?.list && (
        <DeckCheck key={player.id} player={player.id} name={player.name} list={player.list} />
      )}
    </>
  );
}
