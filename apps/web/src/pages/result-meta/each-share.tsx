import type { Band } from '../meta/result-meta/share-bands.ts';

const [WIDTH, HEIGHT] = [160, 44];

type Props = {
  bands: readonly Band[];
  nameOf: (band: Band) => string;
  percent: (share: number) => string;
};

/** One line for each deck, all by the same measure. */
export function EachShare({ bands, nameOf, percent }: Props) {
  const most = Math.max(0.01, ...bands.flatMap(({ shares }) => shares));
  return (
    <ul className="each-share">
      {bands.map((band) => {
        const last = band.shares.length - 1;
        const points = band.shares.map(
          (share, week) =>
            `${(week / Math.max(1, last)) * WIDTH},${HEIGHT - (share / most) * HEIGHT}`,
        );
        return (
          <li key={band.name}>
            <b>{nameOf(band)}</b>
            <svg
              viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <polyline points={points.join(' ')} className="each-share__line" />
            </svg>
            <span>
              {percent(band.shares[0] ?? 0)} → {percent(band.shares[last] ?? 0)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
