import type { EventPlan } from '@deckframe/domain/meta/field-simulation';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/field.tsx';

type Props = { plan: EventPlan; onChange: (plan: EventPlan) => void };

const LIMITS = {
  players: [4, 4096],
  rounds: [1, 15],
  cut: [1, 512],
} as const;

/** How large the event is; what cannot be is held at the nearest that can. */
export function EventFields({ plan, onChange }: Props) {
  const { t } = useLingui();
  const labels = { players: t`Players`, rounds: t`Rounds`, cut: t`Cut to` };
  return (
    <div className="planner__event">
      {(['players', 'rounds', 'cut'] as const).map((field) => {
        const [least, most] = LIMITS[field];
        return (
          <TextField
            key={field}
            type="number"
            label={labels[field]}
            min={least}
            max={most}
            value={String(plan[field])}
            onChange={(event) => {
              const wanted = Math.round(event.target.valueAsNumber) || least;
              onChange({ ...plan, [field]: Math.min(most, Math.max(least, wanted)) });
            }}
          />
        );
      })}
    </div>
  );
}
