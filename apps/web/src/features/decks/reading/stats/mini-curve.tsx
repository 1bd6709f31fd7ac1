import type { DeckChart } from '@deckframe/domain/decks/deck/deck-figures';
import { useLingui } from '@lingui/react/macro';
import './mini-curve.css';

/** Fewer columns would shift. */
const COLUMNS_MIN = 8;

/** Returns the visible bars of a curve: eight, or up to the last one with cards. */
export function listCurveBars(chart: DeckChart): DeckChart['bars'] {
  const last = chart.bars.findLastIndex(({ count }) => count > 0);
  return chart.bars.slice(0, Math.max(COLUMNS_MIN, last + 1));
}

export type MiniCurveProps = { chart: DeckChart; withLabels?: boolean };

/** A small curve. Its highest column has the accent colour. */
export function MiniCurve({ chart, withLabels = false }: MiniCurveProps) {
  const { t } = useLingui();
  const bars = listCurveBars(chart);
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const words = bars
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => `${value}: ${count}`);
  const said = words.length === 0 ? t`no cards` : words.join(', ');
  return (
    <div className="mini-curve" role="img" aria-label={`${chart.name}: ${said}`}>
      <div className="mini-curve__bars">
        {bars.map(({ value, count }) => (
          <i
            key={value}
            data-peak={count === highest && count > 0 ? '' : undefined}
            style={{ height: `${(count / highest) * 100}%` }}
          />
        ))}
      </div>
      {withLabels && (
        <div className="mini-curve__labels" aria-hidden="true">
          {bars.map(({ value }) => (
            <span key={value}>{value}</span>
          ))}
        </div>
      )}
    </div>
  );
}
