import { useLingui } from '@lingui/react/macro';

export type ChartPoint = { at: string; value: number };

export type LineChartProps = {
  name: string;
  points: readonly ChartPoint[];
  print: (value: number) => string;
  /** Drawn in the color of trouble where the newest value is not zero. */
  isTrouble?: boolean;
};

const WIDTH = 300;
const HEIGHT = 90;

/** One measurement over time: its newest value in words, its course as a line. */
export function LineChart({ name, points, print, isTrouble = false }: LineChartProps) {
  const { i18n, t } = useLingui();
  const values = points.map(({ value }) => value);
  const [first, last] = [points[0], points.at(-1)];
  const highest = Math.max(...values, 0);
  const lowest = Math.min(...values);
  const time = (at: string): string =>
    i18n.date(new Date(at), { dateStyle: 'short', timeStyle: 'short' });
  return (
    <figure className="chart" data-trouble={isTrouble && (last?.value ?? 0) > 0 ? '' : undefined}>
      <figcaption className="chart__name">{name}</figcaption>
      {first === undefined || last === undefined ? (
        <p className="chart__none">{t`Measured every five minutes; nothing yet.`}</p>
      ) : (
        <>
          <p className="chart__now">{print(last.value)}</p>
          <svg
            className="chart__plot"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t`${name}: from ${print(lowest)} to ${print(highest)}, now ${print(last.value)}`}
          >
            <path
              className="chart__area"
              d={`${drawLine(values)} L${WIDTH} ${HEIGHT} L0 ${HEIGHT} Z`}
            />
            <path className="chart__line" d={drawLine(values)} />
          </svg>
          <p className="chart__ends" aria-hidden="true">
            <span>{time(first.at)}</span>
            <span>{time(last.at)}</span>
          </p>
        </>
      )}
    </figure>
  );
}

/** From the left end to the right one; the highest value a little below the top. */
function drawLine(values: readonly number[]): string {
  const highest = Math.max(...values, 0) || 1;
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map((value, at) => {
    const y = HEIGHT - (value / highest) * (HEIGHT - 4);
    return `${(at * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.length === 1 ? `${points[0]} L${WIDTH} ${points[0]?.split(' ')[1]}` : points.join(' L')}`;
}
