import { planField } from '@deckframe/domain/meta/plan-field';
import type { Meta } from '@deckframe/domain/meta/read-meta';
import { shiftField } from '@deckframe/domain/meta/shift-field';
import { seededNumbers } from '@deckframe/domain/tournament/draw';
import { useDeferredValue, useMemo, useState } from 'react';
import type { MetaWeek } from '#features/result-meta/detail-api.ts';
import { EventFields } from './event-fields.tsx';
import { evenField, fieldOf, plannedNames, recentField } from './field-presets.ts';
import { FieldSliders } from './field-sliders.tsx';
import { OwnDecks } from './own-decks.tsx';
import { PlanTable } from './plan-table.tsx';
import { SimulatePanel } from './simulate-panel.tsx';

type Props = { meta: Meta; windowId: string; weeks: readonly MetaWeek[] };

/** The same draws for every field, so that nothing trembles while a slider moves. */
const SEED = 20_261;

export function PlannerBody({ meta, windowId, weeks }: Props) {
  const names = useMemo(() => plannedNames(meta), [meta]);
  const [shares, setShares] = useState(() => fieldOf(meta, names));
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  const [plan, setPlan] = useState({ players: 128, rounds: 7, cut: 8 });
  const calm = useDeferredValue(shares);
  const planned = useMemo(
    () => planField(meta, { names, shares: calm }, plan, seededNumbers(SEED)),
    [meta, names, calm, plan],
  );
  const hold = (deck: number) => {
    const next = new Set(held);
    if (!next.delete(deck)) next.add(deck);
    setHeld(next);
  };
  return (
    <div className="planner__halves">
      <FieldSliders
        names={names}
        shares={shares}
        held={held}
        onMove={(deck, share) =>
          setShares(shiftField(shares, deck, share, (other) => held.has(other)))
        }
        onHold={hold}
        presets={{
          played: () => setShares(fieldOf(meta, names)),
          recent: weeks.length > 1 ? () => setShares(recentField(weeks, names)) : null,
          even: () => setShares(evenField(names)),
        }}
      >
        <EventFields plan={plan} onChange={setPlan} />
      </FieldSliders>
      <div className="planner__answers">
        <PlanTable planned={planned} meta={meta} windowId={windowId} />
        <OwnDecks planned={planned} windowId={windowId} />
        <SimulatePanel meta={meta} names={names} shares={shares} plan={plan} />
      </div>
    </div>
  );
}
