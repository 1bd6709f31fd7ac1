import { toOklab } from '@deckframe/domain/site/theme/theme-color';

/** Colours that are easy to distinguish. */
const COLORS = [
  '#e0475b',
  '#e07b2f',
  '#c9a227',
  '#7fae2e',
  '#2fa866',
  '#1fa5a0',
  '#2f8fd8',
  '#5a6be0',
  '#9257d6',
  '#cf4fb0',
  '#8a5a3c',
  '#4d7f8c',
];

/** Returns the colour with the greatest distance from the other games' colours. */
export function pickThemeColor(taken: readonly string[]): string {
  const known = taken.map(toOklab);
  const distanceOf = (color: string): number => {
    const one = toOklab(color);
    return Math.min(
      ...known.map((other) =>
        Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b),
      ),
    );
  };
  return COLORS.toSorted((left, right) => distanceOf(right) - distanceOf(left))[0] ?? '#2f8fd8';
}
