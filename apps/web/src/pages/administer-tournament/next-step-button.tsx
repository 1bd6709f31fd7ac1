import { chooseCut } from '@deckframe/domain/tournaments/brackets/choose-cut';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import { historyOf } from '@deckframe/domain/tournaments/desk/desk-history';
import type { NextStep } from '@deckframe/domain/tournaments/desk/next-step';
import { computeStandings } from '@deckframe/domain/tournament/tie-breaks/compute-standings';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import { useLingui } from '@lingui/react/macro';
import { enterRegistered } from '#features/tournaments/desk/enter-registered.ts';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';

const SEEDS = 2 ** 31;
const drawSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS;

/** Who goes on by the cut of the last phase. */
function seedsOf(desk: Desk): string[] {
  const history = historyOf(desk);
  const cut = desk.structure?.phases[desk.rounds.at(-1)?.phase ?? 0]?.cut;
  if (!history || !cut) return [];
  return chooseCut(
    computeStandings(history),
    cut,
    (player) => desk.players.get(player)?.state !== 'in',
  );
}

export function NextStepButton({ step, onPair }: { step: NextStep; onPair: () => void }) {
  const { t } = useLingui();
  const act = useAct();
  const { desk, view } = useDesk();
  switch (step.kind) {
    case 'start':
      return (
        <Button
          variant="primary"
          onClick={() =>
            act(
              {
                kind: 'start',
                structure: view.structure as unknown as Structure,
                seed: drawSeed(),
              },
              ...enterRegistered(desk, view),
            )
          }
        >
          {t`Start the tournament`}
        </Button>
      );
    case 'pair':
      return (
        <Button variant="primary" onClick={onPair}>
          {t`Pair round ${step.round}`}
        </Button>
      );
    case 'play':
      return <Button disabled>{t`${step.open} tables play`}</Button>;
    case 'cut':
      return (
        <Button
          variant="primary"
          onClick={() => act({ kind: 'cut', phase: step.phase, seeds: seedsOf(desk) }) && onPair()}
        >
          {t`Make the cut`}
        </Button>
      );
    case 'finish':
      return (
        <Button variant="primary" onClick={() => act({ kind: 'finish' })}>
          {t`Finish`}
        </Button>
      );
    case 'done':
      return <Button disabled>{t`Finished`}</Button>;
  }
}
