import type { BracketLine } from '../events/bracket/bracket-lines.ts';

/** Fewer matches than this are seen at a glance. */
const MATCHES_LEAST = 15;
const WIDE = 14;
const HIGH = 100;
const GAP = 5;

type BracketMapProps = {
  line: BracketLine;
  current: number | null;
  onMatch: (id: number) => void;
};

/** The whole line at once, small: a press goes there. Keys and tabs do the same, so it is not read out. */
export function BracketMap({ line: { columns }, current, onMatch }: BracketMapProps) {
  const count = columns.flatMap(({ slots }) => slots).filter(Boolean).length;
  if (count < MATCHES_LEAST) return null;
  const width = columns.length * (WIDE + GAP) - GAP;
  return (
    <svg className="bk-map" viewBox={`0 0 ${width} ${HIGH}`} aria-hidden="true">
      {columns.flatMap(({ slots }, column) =>
        slots.map((slot, place) => {
          if (!slot) return null;
          const step = HIGH / slots.length;
          return (
            <rect
              key={slot.id}
              x={column * (WIDE + GAP)}
              y={place * step + step * 0.15}
              width={WIDE}
              height={Math.min(step * 0.7, 8)}
              data-state={slot.state}
              data-current={slot.id === current}
              onClick={() => onMatch(slot.id)}
            />
          );
        }),
      )}
    </svg>
  );
}
