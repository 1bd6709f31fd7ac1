import type { BracketLine } from './bracket-lines.ts';

const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

const isStep = (key: string): key is keyof typeof STEPS => key in STEPS;

/** Returns the match in the key's direction, or null. */
export function moveInBracket(
  { columns }: Pick<BracketLine, 'columns'>,
  from: number | null,
  key: string,
): number | null {
  if (!isStep(key)) return null;
  const column = columns.findIndex(({ slots }) => slots.some((slot) => slot?.id === from));
  if (column < 0) return columns.flatMap(({ slots }) => slots).find(Boolean)?.id ?? null;
  const slots = columns[column]?.slots ?? [];
  const place = slots.findIndex((slot) => slot?.id === from);
  const [aside, down] = STEPS[key];
  if (down !== 0) {
    const rest = down > 0 ? slots.slice(place + 1) : slots.slice(0, place).toReversed();
    return rest.find(Boolean)?.id ?? null;
  }
  const beside = columns[column + aside]?.slots ?? [];
  const height = (place + 0.5) / slots.length;
  const near = beside.flatMap((slot, index) => {
    const away = Math.abs((index + 0.5) / beside.length - height);
    return slot ? [{ id: slot.id, away }] : [];
  });
  return near.sort((one, other) => one.away - other.away)[0]?.id ?? null;
}
