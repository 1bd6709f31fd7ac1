import { useLingui } from '@lingui/react/macro';

/** Where one is on the way to a ticket. */
export function StepBar({ at }: { at: number }) {
  const { t } = useLingui();
  const steps = [
    [t`Deck`, t`choose one of yours`],
    [t`Legal?`, t`on the day it is played`],
    [t`Ticket`, t`frozen list and code`],
  ] as const;
  return (
    <ol className="steps">
      {steps.map(([name, hint], place) => (
        <li
          key={name}
          aria-current={place === at ? 'step' : undefined}
          data-done={place < at ? '' : undefined}
        >
          <b>{name}</b>
          <span>{hint}</span>
        </li>
      ))}
    </ol>
  );
}
