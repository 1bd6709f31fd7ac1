import { useId } from 'react';
import { BandFills, fillUrl } from '../../result-meta/band-fills.tsx';
import type { Band } from './share-bands.ts';

const [WIDTH, HEIGHT] = [600, 260];

type Props = {
  bands: readonly Band[];
  nameOf: (band: Band) => string;
  percent: (share: number) => string;
};

/** All decks of each week, one upon the other. The table says the same in figures. */
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
