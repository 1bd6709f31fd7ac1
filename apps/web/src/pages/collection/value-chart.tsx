export type ValuePoint = { readonly day: string; readonly value: number };

const [WIDTH, HEIGHT, EDGE] = [240, 64, 4];

/** A small line; the table below it says the same in figures. */
export function ValueChart({ points, label }: { points: readonly ValuePoint[]; label: string }) {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const x = (at: number) => (at / Math.max(1, points.length - 1)) * WIDTH;
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / span) * (HEIGHT - 2 * EDGE);
  const line = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg
      className="value-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
      <polyline points={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
