import type { MatchResult } from '@deckframe/domain/tournament/match-result';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { nameOf } from '#features/tournament-desk/names.ts';
import { useDesk } from '#features/tournament-desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import { PenaltyDialog } from '../penalty-dialog.tsx';
import { printGames } from '../use-line-words.ts';

type FloorPlayerProps = { player: string; says: MatchResult | null };

export function FloorPlayer({ player, says }: FloorPlayerProps) {
  const { t } = useLingui();
  const state = useDesk();
  const [isRuling, setRuling] = useState(false);
  const name = nameOf(state, player);
  const penalties = state.desk.players.get(player)?.penalties.length ?? 0;
  return (
    <div className="floor-player">
      <p>
        <b>{name}</b>
        <small>
          {says ? t`says ${printGames(says)}` : t`has said nothing`}
          {penalties > 0 && ` · ${t`Penalties`}: ${penalties}`}
        </small>
      </p>
      <Button aria-label={`${t`Penalty`}: ${name}`} onClick={() => setRuling(true)}>
        {t`Penalty`}
      </Button>
      {isRuling && <PenaltyDialog player={player} name={name} onClose={() => setRuling(false)} />}
    </div>
  );
}
