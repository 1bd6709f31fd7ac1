/** Arithmetic on `#rrggbb` colours, and the contrast rules for text on a card face. */
const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const toHex = (value: number): string =>
  Math.round(Math.max(0, Math.min(255, value)))
    .toString(16)
    .padStart(2, '0');

export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => toHex(value + ((target[index] ?? 0) - value) * share))
    .join('')}`;
}

const NIGHT = '#05070c';
export const INK = '#0c0f14';
export const PAPER = '#ffffff';
export const lighten = (color: string, share: number): string => mix(color, PAPER, share);
export const darken = (color: string, share: number): string => mix(color, NIGHT, share);

export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** WCAG requires 4.5. The margin covers gradients and rounded pixels. @internal */
export const READABLE_CONTRAST = 4.5;
const TARGET_CONTRAST = 5;

/** Returns black or white, whichever has more contrast with all given backgrounds. */
export function inkOn(...backgrounds: readonly string[]): string {
  const worst = (ink: string): number => Math.min(...backgrounds.map((on) => contrast(ink, on)));
  return worst(PAPER) >= worst(INK) ? PAPER : INK;
}

/** Returns the colour, moved towards black or white only until it is readable. */
export function readableOn(color: string, ...backgrounds: readonly string[]): string {
  const towards = inkOn(...backgrounds);
  for (let share = 0; share < 1; share += 0.06) {
    const candidate = mix(color, towards, share);
    if (backgrounds.every((on) => contrast(candidate, on) >= TARGET_CONTRAST)) return candidate;
  }
  return towards;
}

/** Returns a background close to `color` on which `ink` is readable. */
export function plateUnder(color: string, ink: string): string {
  const away = ink === PAPER ? NIGHT : PAPER;
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(color, away, share);
    if (contrast(ink, candidate) >= TARGET_CONTRAST) return candidate;
  }
  return away;
}
