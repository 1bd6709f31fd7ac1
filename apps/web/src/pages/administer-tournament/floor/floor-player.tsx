import type { MatchResult } from '@deckframe/domain/tournament/match-result';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DeckCheck } from '../../tournaments/administer-tournament/deck-check.tsx';
import { PenaltyDialog } from '../../tournaments/administer-tournament/penalty-dialog.tsx';
import { printGames } from '../../tournaments/administer-tournament/use-line-words.ts';

type FloorPlayerProps = { player: string; says: MatchResult | null };

export function FloorPlayer({ player, says }: FloorPlayerProps) {
  const { t } = useLingui();
  const state = useDesk();
  const [open, setOpen] = useState<'none' | 'check' | 'penalty'>('none');
  const name = nameOf(state, player);
  const list = state.view.players.find(({ id }) => id === player)?.list ?? null;
  const penalties = state.desk.players.get(player)?.penalties.length ?? 0;
  const close = () => setOpen('none');
  return (
    <div className="floor-player">
      <p>
        <b>{name}</b>
        <small>
          {says ? t`says ${printGames(says)}` : t`has said nothing`}
          {penalties > 0 && ` · ${t`Penalties`}: ${penalties}`}
        </small>
      </p>
      <span className="desk-acts">
        {list !== null && (
          <Button aria-label={`${t`Check deck`}: ${name}`} onClick={() => setOpen('check')}>
            {t`Check deck`}
          </Button>
        )}
        <Button aria-label={`${t`Penalty`}: ${name}`} onClick={() => setOpen('penalty')}>
          {t`Penalty`}
        </Button>
      </span>
      {open === 'penalty' && <PenaltyDialog player={player} name={name} onClose={close} />}
      {open === 'check' && list !== null && (
        <Dialog
          open
          onOpenChange={close}
          title={t`Check deck: ${name}`}
          closeLabel={t`Close`}
          size="lg"
          keepOnOutsidePress
        >
          <DeckCheck player={player} name={name} list={list} />
        </Dialog>
      )}
    </div>
  );
}
