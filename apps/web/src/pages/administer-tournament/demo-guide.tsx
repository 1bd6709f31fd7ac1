import { isComplete, isOpen } from '@deckframe/domain/tournament/desk/find-match';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';

/** The desk in five minutes: what to do next, ticked off by doing it. */
export function DemoGuide() {
  const { t } = useLingui();
  const { desk, device } = useDesk();
  const first = desk.rounds[0];
  const has = (kind: string) =>
    desk.entries.some((entry) => entry.device === device && entry.command.kind === kind);
  const table = first?.matches[0];
  const steps = [
    [t`Start the tournament, at the top right.`, desk.structure !== null],
    [t`Pair round 1, read why each pair meets, and publish it.`, first !== undefined],
    [t`Start the clock. The players report by themselves.`, has('clock')],
    [t`Type 1 20 and Enter: table 1 ends two to nil.`, table !== undefined && !isOpen(table)],
    [t`Answer a call, or decide between two results, on the right.`, has('call') || has('settle')],
    [t`When every table is done, pair the next round.`, first !== undefined && isComplete(first)],
    [t`Take something back with Undo.`, has('undo')],
  ] as const;
  const next = steps.findIndex(([, isDone]) => !isDone);
  return (
    <section className="demo-guide" aria-label={t`The desk in five minutes`}>
      <h2>{t`The desk in five minutes`}</h2>
      <ol>
        {steps.map(([words, isDone], place) => (
          <li key={words} aria-current={place === next ? 'step' : undefined}>
            {isDone ? <Check size={16} aria-label={t`Done`} /> : <b>{place + 1}</b>}
            {words}
          </li>
        ))}
      </ol>
      <p>{t`All of it is invented and stays in this window. Close it and it is gone.`}</p>
    </section>
  );
}
