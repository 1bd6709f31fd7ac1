import { planField } from '@deckframe/domain/meta/plan-field';
import type { Meta } from '@deckframe/domain/meta/read-meta';
import { shiftField } from '@deckframe/domain/meta/shift-field';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';
import { useDeferredValue, useMemo, useState } from 'react';
import type { MetaField, MetaWeek } from '#features/meta/result-meta/detail-api.ts';
import { EventFields } from './event-fields.tsx';
import {
  evenField,
  fieldOf,
  heldField,
  heldNames,
  plannedNames,
  recentField,
} from './field-presets.ts';
import { FieldSliders } from '../meta/result-meta/field-sliders.tsx';
import { HeldField } from './held-field.tsx';
import { OwnDecks } from './own-decks.tsx';
import { PlanTable } from '../meta/result-meta/plan-table.tsx';
import { SimulatePanel } from '../meta/result-meta/simulate-panel.tsx';

type Props = { meta: Meta; windowId: string; weeks: readonly MetaWeek[] };

/** The same draws for every field, so that nothing trembles while a slider moves. */
const SEED = 20_261;

export function PlannerBody({ meta, windowId, weeks }: Props) {
  const most = useMemo(() => plannedNames(meta), [meta]);
  const [source, setSource] = useState<MetaField | null>(null);
  const names = useMemo(() => (source ? heldNames(source, most) : most), [source, most]);
  const [shares, setShares] = useState(() => fieldOf(meta, most));
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  const [plan, setPlan] = useState({ players: 128, rounds: 7, cut: 8 });
  const field = useMemo(() => ({ names, shares }), [names, shares]);
  const calm = useDeferredValue(field);
  const planned = useMemo(
    () => planField(meta, calm, plan, seededNumbers(SEED)),
    [meta, calm, plan],
  );
  const preset = (chosen: readonly number[], of: MetaField | null = null) => {
    setSource(of);
    setHeld(new Set());
    setShares([...chosen]);
  };
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
          played: () => preset(fieldOf(meta, most)),
          recent: weeks.length > 1 ? () => preset(recentField(weeks, most)) : null,
          even: () => preset(evenField(most)),
        }}
        fromEvents={
          <HeldField
            windowId={windowId}
            chosen={source}
            onChoose={(chosen) => preset(heldField(chosen, heldNames(chosen, most)), chosen)}
          />
        }
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
