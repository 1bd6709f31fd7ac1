import type { Interval } from '@deckframe/domain/meta/wilson';

/** From this share at the left end to 1 minus it at the right. */
const LEFT = 0.25;
const toX = (share: number): number =>
  Math.min(100, Math.max(0, ((share - LEFT) / (1 - 2 * LEFT)) * 100));

/** Where the truth may lie; the mark is what was measured. The words stand beside it. */
export function IntervalBar({ low, high, mark }: Interval & { mark: number }) {
  const side = low > 0.5 ? 'over' : high < 0.5 ? 'under' : undefined;
  const [from, to] = [toX(low), toX(high)];
  return (
    <span className="interval" aria-hidden="true">
      <i className="interval__mid" />
      <i
        className="interval__bar"
        data-side={side}
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      <i className="interval__mark" style={{ left: `${toX(mark)}%` }} />
    </span>
  );
}
