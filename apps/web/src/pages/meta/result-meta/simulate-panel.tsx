import { likelyMatrix } from '@deckframe/domain/meta/draw-matrices';
import type { EventPlan } from '@deckframe/domain/meta/field-simulation';
import type { Meta } from '@deckframe/domain/meta/read-meta';
import { Trans, useLingui } from '@lingui/react/macro';
import { Dices } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDeckName } from '#features/meta/result-meta/use-deck-name.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Panel } from '#ui/panel.tsx';
import type { SimulationAnswer, SimulationQuestion } from './simulation-messages.ts';

/**
 * Runs the simulation in a worker, so that the page stays responsive. A new request cancels the old
 * one.
 */
function useSimulation(): {
  answer: SimulationAnswer | null;
  isBusy: boolean;
  run: (question: SimulationQuestion) => void;
} {
  const worker = useRef<Worker | null>(null);
  const [answer, setAnswer] = useState<SimulationAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => worker.current?.terminate(), []);
  const run = (question: SimulationQuestion): void => {
    worker.current?.terminate();
    const started = new Worker(new URL('./simulation-worker.ts', import.meta.url), {
      type: 'module',
      name: 'field-simulation',
    });
    worker.current = started;
    setBusy(true);
    started.addEventListener('message', ({ data }: MessageEvent<SimulationAnswer>) => {
      setAnswer(data);
      setBusy(false);
      started.terminate();
    });
    started.addEventListener('error', () => setBusy(false));
    started.postMessage(question, { transfer: [] });
  };
  return { answer, isBusy, run };
}

type Props = {
  meta: Meta;
  names: readonly string[];
  shares: readonly number[];
  plan: EventPlan;
};

/** Simulates whole events, for small fields where the formula is less exact. */
export function SimulatePanel({ meta, names, shares, plan }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = useDeckName();
  const { answer, isBusy, run } = useSimulation();
  const percent = (share: number) =>
    i18n.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const start = () => run({ field: { shares, matrix: likelyMatrix(meta, names) }, plan });
  const rows = names
    .map((archetype, deck) => ({
      archetype,
      winRate: answer?.odds.winRate[deck] ?? 0,
      cut: answer?.odds.cut[deck] ?? 0,
      isPlayed: (answer?.field.shares[deck] ?? 0) > 0,
    }))
    .filter(({ isPlayed }) => isPlayed)
    .toSorted((a, b) => b.winRate - a.winRate);
  return (
    <Panel
      flush
      heading={t`Play it out`}
      aside={
        <Button
          size="sm"
          busy={isBusy}
          icon={<Dices size={15} aria-hidden="true" />}
          onClick={start}
        >
          {t`Simulate`}
        </Button>
      }
    >
      <p className="archetype__note" aria-live="polite">
        {answer ? (
          <Trans>
            {answer.events} events of {answer.plan.players} players were played out.
          </Trans>
        ) : (
          <Trans>The formula above is for large events. This plays yours, round by round.</Trans>
        )}
      </p>
      {answer && (
        <DataTable
          caption={t`Decks by their simulated win rate`}
          rows={rows}
          rowKey={({ archetype }) => archetype}
          columns={[
            {
              id: 'deck',
              header: t`Deck`,
              cell: ({ archetype }) => nameOf(archetype),
              small: 'main',
            },
            { id: 'rate', header: t`Win rate`, align: 'end', cell: (row) => percent(row.winRate) },
            { id: 'cut', header: t`Into the cut`, align: 'end', cell: (row) => percent(row.cut) },
          ]}
        />
      )}
    </Panel>
  );
}
