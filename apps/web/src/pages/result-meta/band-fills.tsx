/** Told apart by hue, by light and by pattern, so that no one of them is needed. */
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

export const fillUrl = (id: string, band: number): string => `url(#${id}-${band})`;

export function BandFills({ id, count }: { id: string; count: number }) {
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
