import { initialsOf } from '#ui/initials.ts';

const HUES = 12;

/** A drawn mark of a series: its initials on a plate whose angle and tone come from its code. */
export function SeriesMark({ code, name }: { code: string; name: string }) {
  const seed = Array.from(code).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  const tilt = 18 + (seed % 5) * 7;
  const hue = (seed % HUES) * (360 / HUES);
  return (
    <svg className="series-mark" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M4 4h44l12 12v44H16L4 48Z" fill={`oklch(0.3 0.06 ${hue})`} />
      <path
        d={`M4 ${tilt + 10} 60 ${tilt - 10}V${tilt + 2}L4 ${tilt + 22}Z`}
        fill={`oklch(0.52 0.11 ${hue})`}
      />
      <path
        d={`M4 ${tilt + 26} 60 ${tilt + 6}v3L4 ${tilt + 29}Z`}
        fill={`oklch(0.8 0.09 ${hue})`}
      />
      <path d="M4 4h44l12 12v44H16L4 48Z" className="series-mark__frame" />
      <text x="32" y="54" className="series-mark__letters">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
