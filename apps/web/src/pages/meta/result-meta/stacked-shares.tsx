import { useId } from 'react';
import type { Band } from './share-bands.ts';

/** Distinguished by hue, lightness and pattern. */
const FILLS = [
  { color: '#4f9bd6', lines: null },
  { color: '#d98a3c', lines: 45 },
  { color: '#52b695', lines: null },
  { color: '#c97fb2', lines: 135 },
  { color: '#d8c455', lines: null },
  { color: '#7d8fe0', lines: 90 },
  { color: '#c76a5c', lines: null },
  { color: '#8fc6e8', lines: 0 },
  { color: '#8b94a3', lines: 45 },
] as const;

const fillOf = (band: number) => FILLS[band % FILLS.length] ?? FILLS[0];

const fillUrl = (id: string, band: number): string => `url(#${id}-${band})`;

function BandFills({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, band) => {
        const { color, lines } = fillOf(band);
        return (
          <pattern
            key={color}
            id={`${id}-${band}`}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${lines ?? 0})`}
          >
            <rect width="7" height="7" fill={color} />
            {lines !== null && <rect width="2.5" height="7" fill="#10151b" fillOpacity="0.55" />}
          </pattern>
        );
      })}
    </defs>
  );
}

const [WIDTH, HEIGHT] = [600, 260];

type Props = {
  bands: readonly Band[];
  nameOf: (band: Band) => string;
  percent: (share: number) => string;
};

/** Stacked shares of all archetypes per week. The table has the same figures. */
export function StackedShares({ bands, nameOf, percent }: Props) {
  const id = useId();
  const weeks = bands[0]?.shares.length ?? 0;
  const toX = (week: number): number => (weeks < 2 ? 0 : (week / (weeks - 1)) * WIDTH);
  const below = Array.from({ length: weeks }, () => 0);
  const drawn = bands.map((band) => {
    const from = [...below];
    band.shares.forEach((share, week) => (below[week] = (below[week] ?? 0) + share));
    const top = below.map((y, week) => `${toX(week)},${y * HEIGHT}`);
    const bottom = from.map((y, week) => `${toX(week)},${y * HEIGHT}`).toReversed();
    return { band, points: [...top, ...bottom].join(' ') };
  });
  return (
    <div className="bands">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <BandFills id={id} count={bands.length} />
        {drawn.map(({ band, points }, at) => (
          <polygon key={band.name} points={points} fill={fillUrl(id, at)} className="bands__band" />
        ))}
      </svg>
      <ul className="bands__legend">
        {bands.map((band, at) => (
          <li key={band.name}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <rect width="14" height="14" fill={fillUrl(id, at)} />
            </svg>
            <span>{nameOf(band)}</span>
            <b>{percent(band.shares.at(-1) ?? 0)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
