import type { Interval } from '@deckframe/domain/meta/estimate-matchup';
import './interval-bar.css';

/** Maps a share to the position: `left` is the left end, 1 minus `left` the right. */
const toX = (share: number, left: number): number =>
  Math.min(100, Math.max(0, ((share - left) / (1 - 2 * left)) * 100));

type Props = Interval & { mark: number; left?: number };

/** Interval with its measured mark; arrows mark overflow. */
export function IntervalBar({ low, high, mark, left = 0.25 }: Props) {
  const side = low > 0.5 ? 'over' : high < 0.5 ? 'under' : undefined;
  const [from, to] = [toX(low, left), toX(high, left)];
  return (
    <span className="interval" aria-hidden="true">
      <i className="interval__mid" />
      <i
        className="interval__bar"
        data-side={side}
        data-low={low < left ? 'beyond' : undefined}
        data-high={high > 1 - left ? 'beyond' : undefined}
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      {mark >= left && mark <= 1 - left && (
        <i className="interval__mark" style={{ left: `${toX(mark, left)}%` }} />
      )}
    </span>
  );
}
