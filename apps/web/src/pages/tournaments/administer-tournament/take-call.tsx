import type { DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import { findForbidden } from '@deckframe/domain/tournaments/desk/may-command';
import { useLingui } from '@lingui/react/macro';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';

type TakeCallProps = { match: DeskMatch; onTaken?: () => void };

/** Announces that a judge is on the way; others can take over. */
export function TakeCall({ match, onTaken }: TakeCallProps) {
  const { t } = useLingui();
  const { desk, device, view } = useDesk();
  const act = useAct();
  const { table, taken } = match;
  const take = { kind: 'take', round: desk.rounds.length, table } as const;
  if (findForbidden(desk, view, take) !== null) return null;
  if (taken?.device === device)
    return (
      <Button
        size="sm"
        aria-label={t`Leave to others: table ${table}`}
        onClick={() => act({ kind: 'undo', of: taken.id })}
      >
        {t`Leave to others`}
      </Button>
    );
  if (taken) return null;
  return (
    <Button size="sm" aria-label={t`Take: table ${table}`} onClick={() => act(take) && onTaken?.()}>
      {t`Take`}
    </Button>
  );
}
