import type { DeskPlayer } from '@deckframe/domain/tournaments/desk/desk';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { Button } from '#ui/button.tsx';
import { PenaltyDialog } from '../tournaments/administer-tournament/penalty-dialog.tsx';

export function PlayerActs({ player, name }: { player: DeskPlayer; name: string }) {
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
