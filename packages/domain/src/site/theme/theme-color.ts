/** Colours with a lower OKLCH chroma look grey and cannot be accents. */
export const MINIMUM_THEME_CHROMA = 0.04;

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

export interface OklabColor {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/**
 * True for a six-digit hex colour with enough chroma. Example: `isThemeColor('#808080')` is false.
 */
export function isThemeColor(color: string): boolean {
  return isHexColor(color) && chromaOf(color) >= MINIMUM_THEME_CHROMA;
}

export function isHexColor(color: string): boolean {
  return HEX_COLOR.test(color);
}

/** Returns the OKLCH chroma of a hex colour. Example: `chromaOf('#000000')` is 0. */
export function chromaOf(hex: string): number {
  const { a, b } = toOklab(hex);
  return Math.hypot(a, b);
}

/** Converts `#rrggbb` with the published OKLab matrices. */
export function toOklab(hex: string): OklabColor {
  const [red, green, blue] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16)));
  const long = Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], red, green, blue));
  const medium = Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], red, green, blue));
  const short = Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], red, green, blue));
  return {
    lightness: dot([0.2104542553, 0.793617785, -0.0040720468], long, medium, short),
    a: dot([1.9779984951, -2.428592205, 0.4505937099], long, medium, short),
    b: dot([0.0259040371, 0.7827717662, -0.808675766], long, medium, short),
  };
}

function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function dot([p, q, r]: readonly [number, number, number], x = 0, y = 0, z = 0): number {
  return p * x + q * y + r * z;
}
