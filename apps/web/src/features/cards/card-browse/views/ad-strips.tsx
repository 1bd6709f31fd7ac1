import type { RowPlan } from './row-plan.ts';
import { STRIP_HEIGHT } from './row-plan.ts';
import type { SlotUse } from './slot-use.ts';
import './ad-strips.css';

type AdStripsProps = { plan: RowPlan; row: number; slot: SlotUse | undefined };

/** Ads below a row, with reserved height. */
export function AdStrips({ plan, row, slot }: AdStripsProps) {
  return (
    slot &&
    plan.stripsOf(row).map((number, at) => (
      <div
        key={number}
        role="gridcell"
        className="ad-strip"
        style={{ top: plan.rowHeight + at * STRIP_HEIGHT }}
      >
        {slot.draw(number, 'strip')}
      </div>
    ))
  );
}
