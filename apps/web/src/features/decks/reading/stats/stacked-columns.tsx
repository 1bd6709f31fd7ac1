import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import './stacked-columns.css';

export type ChartSeries = {
  name: string;
  color: string;
  values: readonly number[];
};

export type StackedColumnsProps = {
  label: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
};

const WIDTH = 360;
const HEIGHT = 132;
const GAP = 8;
const TOP = 18;
/** The first series is solid; each other one has its own pattern. */
const PATTERNS = ['solid', 'diagonal', 'vertical', 'dots', 'cross', 'horizontal'] as const;

/** Stacked columns by colour with totals, also available as a table. */
export function StackedColumns({ label, labels, series }: StackedColumnsProps) {
  const { t } = useLingui();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const shown = series.filter(({ values }) => values.some((value) => value > 0));
  const sums = labels.map((_, at) => shown.reduce((sum, one) => sum + (one.values[at] ?? 0), 0));
  const highest = Math.max(1, ...sums);
  const width = (WIDTH - GAP * (labels.length - 1)) / labels.length;
  const scale = (HEIGHT - TOP) / highest;
  const words = labels.flatMap((name, at) => (sums[at] ? `${name}: ${sums[at]}` : []));
  return (
    <div className="columns">
      {isTable ? (
        <ColumnTable label={label} labels={labels} series={shown} sums={sums} />
      ) : (
        <svg
          className="columns__chart"
          viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`}
          role="img"
          aria-label={`${label}: ${words.length === 0 ? t`no cards` : words.join(', ')}`}
        >
          <ChartPatterns id={id} series={shown} />
          {labels.map((name, at) => {
            const x = at * (width + GAP);
            let y = HEIGHT;
            return (
              <g key={name}>
                {sums[at] === 0 && (
                  <rect x={x} y={HEIGHT - 2} width={width} height={2} className="columns__none" />
                )}
                {shown.map((one, place) => {
                  const height = (one.values[at] ?? 0) * scale;
                  y -= height;
                  return (
                    <rect
                      key={one.name}
                      x={x}
                      y={y}
                      width={width}
                      height={Math.max(0, height - (height > 2 ? 1 : 0))}
                      rx={1.5}
                      fill={`url(#${id}-${place})`}
                    />
                  );
                })}
                {sums[at] ? (
                  <text x={x + width / 2} y={y - 6} className="columns__sum">
                    {sums[at]}
                  </text>
                ) : null}
                <text x={x + width / 2} y={HEIGHT + 15} className="columns__label">
                  {name}
                </text>
              </g>
            );
          })}
        </svg>
      )}
      <div className="columns__foot">
        <ul className="columns__legend">
          {shown.map((one, place) => (
            <li key={one.name}>
              <svg width={10} height={10} aria-hidden="true">
                <rect width={10} height={10} rx={2} fill={`url(#${id}-${place})`} />
              </svg>
              {one.name} <b>{one.values.reduce((sum, value) => sum + value, 0)}</b>
            </li>
          ))}
        </ul>
        <button type="button" className="columns__toggle" onClick={() => setTable(!isTable)}>
          {isTable ? t`Show as chart` : t`Show as table`}
        </button>
      </div>
      {isTable && (
        <svg width={0} height={0} aria-hidden="true">
          <ChartPatterns id={id} series={shown} />
        </svg>
      )}
    </div>
  );
}

function ChartPatterns({ id, series }: { id: string; series: readonly ChartSeries[] }) {
  return (
    <defs>
      {series.map(({ name, color }, place) => (
        <pattern
          key={name}
          id={`${id}-${place}`}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform={
            PATTERNS[place % PATTERNS.length] === 'diagonal' ? 'rotate(45)' : undefined
          }
        >
          <PatternFace kind={PATTERNS[place % PATTERNS.length] ?? 'solid'} color={color} />
        </pattern>
      ))}
    </defs>
  );
}

function PatternFace({ kind, color }: { kind: (typeof PATTERNS)[number]; color: string }) {
  if (kind === 'solid') return <rect width={6} height={6} fill={color} />;
  const back = <rect width={6} height={6} fill={color} opacity={0.28} />;
  switch (kind) {
    case 'diagonal':
    case 'vertical':
      return (
        <>
          {back}
          <rect width={3} height={6} fill={color} />
        </>
      );
    case 'horizontal':
      return (
        <>
          {back}
          <rect width={6} height={3} fill={color} />
        </>
      );
    case 'dots':
      return (
        <>
          {back}
          <circle cx={3} cy={3} r={1.6} fill={color} />
        </>
      );
    case 'cross':
      return (
        <>
          {back}
          <rect width={6} height={2} fill={color} />
          <rect width={2} height={6} fill={color} />
        </>
      );
  }
}

type ColumnTableProps = StackedColumnsProps & { sums: readonly number[] };

function ColumnTable({ label, labels, series, sums }: ColumnTableProps) {
  const { t } = useLingui();
  return (
    <table className="columns__table">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{t`All`}</th>
        </tr>
      </thead>
      <tbody>
        {labels.map((name, at) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {series.map((one) => (
              <td key={one.name}>{one.values[at] ?? 0}</td>
            ))}
            <td>{sums[at]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
