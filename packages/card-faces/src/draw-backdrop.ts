/** Avatar backgrounds and plain profile banners: patterns in a palette, seeded by their key. */
import { lighten, mix } from './color-math.ts';
import { type Palette, PALETTES, type PaletteId } from './palettes.ts';
import { hashText, type SeededRandom, seededRandom } from './seeded-random.ts';
import {
  circle,
  linearGradient,
  path,
  type Point,
  polar,
  polygon,
  radialGradient,
  regularPolygon,
  ring,
  round,
  stroke,
} from './svg-markup.ts';

export const BACKDROP_PATTERNS = [
  'rings',
  'hexes',
  'rays',
  'swell',
  'facets',
  'circuit',
  'stars',
  'chevrons',
] as const;
export type BackdropPattern = (typeof BACKDROP_PATTERNS)[number];

type Canvas = { width: number; height: number; palette: Palette; random: SeededRandom };
type Painter = (canvas: Canvas) => string;

const rings: Painter = ({ width, height, palette, random }) => {
  const [x, y] = [width * random.range(0.3, 0.7), height * random.range(0.35, 0.65)];
  return Array.from({ length: 12 }, (_, index) =>
    ring(
      x,
      y,
      16 + index * height * 0.11,
      index % 3 ? palette.bright : palette.glow,
      index % 4 === 1 ? 6 : 1.6,
      `stroke-dasharray="${random.pick(['none', '3 12', '60 18', '130 20 8 20'])}" opacity="${round(0.8 - index * 0.05)}"`,
    ),
  ).join('');
};

const hexes: Painter = ({ width, height, palette, random }) => {
  let markup = '';
  const cell = height / 7;
  for (let y = 0; y <= height + cell; y += cell * 1.5)
    for (let x = (Math.round(y / cell) % 2) * cell * 0.87; x <= width + cell; x += cell * 1.74)
      markup += path(
        polygon(regularPolygon(x, y, cell * 0.92, 6, 30)),
        random.chance(0.16) ? palette.glow : palette.bright,
        `opacity="${round(random.range(0.04, 0.5))}"`,
      );
  return markup;
};

const rays: Painter = ({ width, height, palette }) => {
  const [x, y] = [width / 2, height * 1.05];
  let markup = '';
  for (let index = 0; index < 24; index++) {
    const angle = 180 + index * 7.5;
    markup += path(
      polygon([[x, y], polar(x, y, width * 1.4, angle), polar(x, y, width * 1.4, angle + 3.75)]),
      index % 3 ? palette.bright : palette.glow,
      'opacity=".28"',
    );
  }
  return markup + circle(x, y, height * 0.5, lighten(palette.bright, 0.5), 'opacity=".9"');
};

const swell: Painter = ({ width, height, palette, random }) =>
  Array.from({ length: 6 }, (_, row) => {
    const y = height * (0.3 + row * 0.13);
    const lift = height * random.range(0.06, 0.16);
    return path(
      `M0 ${round(y)}C${round(width * 0.3)} ${round(y - lift)} ${round(width * 0.6)} ${round(y + lift)} ${width} ${round(y - lift / 2)}V${height}H0Z`,
      mix(palette.bright, palette.deep, row * 0.16),
      'opacity=".75"',
    );
  }).join('');

const facets: Painter = ({ width, height, palette, random }) => {
  const step = height / 4;
  let markup = '';
  for (let y = -step; y < height + step; y += step)
    for (let x = -step; x < width + step; x += step) {
      const jitter = (): number => random.range(-0.2, 0.2) * step;
      const a: Point = [x + jitter(), y + jitter()];
      const b: Point = [x + step + jitter(), y + jitter()];
      const c: Point = [x + jitter(), y + step + jitter()];
      markup += path(
        polygon([a, b, c]),
        mix(palette.base, palette.bright, random.next()),
        `opacity="${round(random.range(0.2, 0.9))}"`,
      );
    }
  return markup;
};

const circuit: Painter = ({ width, height, palette, random }) => {
  let markup = '';
  for (let index = 0; index < 22; index++) {
    const y = random.range(0, height);
    const [from, to] = [random.range(-0.1, 0.5) * width, random.range(0.5, 1.1) * width];
    const turn = random.range(-0.2, 0.2) * height;
    const middle = (from + to) / 2;
    markup +=
      stroke(
        `M${round(from)} ${round(y)}H${round(middle)}l${round(Math.abs(turn))} ${round(turn)}H${round(to)}`,
        index % 4 ? palette.bright : palette.glow,
        random.range(1.2, 4),
        'opacity=".7"',
      ) + circle(to, y + turn, 5, palette.glow);
  }
  return markup;
};

const stars: Painter = ({ width, height, palette, random }) =>
  Array.from({ length: 120 }, () => {
    const size = random.next();
    return circle(
      random.range(0, width),
      random.range(0, height),
      0.6 + size * size * 3.4,
      random.chance(0.2) ? palette.glow : '#ffffff',
      `opacity="${round(0.3 + size * 0.7)}"`,
    );
  }).join('');

const chevrons: Painter = ({ width, height, palette }) => {
  let markup = '';
  for (let index = -2; index < 12; index++) {
    const x = (index * width) / 9;
    markup += path(
      polygon([
        [x, 0],
        [x + width * 0.07, 0],
        [x + width * 0.07 + height * 0.4, height / 2],
        [x + width * 0.07, height],
        [x, height],
        [x + height * 0.4, height / 2],
      ]),
      index % 3 ? palette.bright : palette.glow,
      `opacity="${index % 2 ? 0.45 : 0.22}"`,
    );
  }
  return markup;
};

const PAINTERS: Record<BackdropPattern, Painter> = {
  rings,
  hexes,
  rays,
  swell,
  facets,
  circuit,
  stars,
  chevrons,
};

export type Backdrop = { key: string; color: PaletteId; pattern: BackdropPattern };

function drawBackdrop({ key, color, pattern }: Backdrop, width: number, height: number): string {
  const palette = PALETTES[color];
  const random = seededRandom(`${key} backdrop`);
  const id = `d${hashText(`${key} ${color} ${pattern} ${width}`).toString(36)}`;
  const [zenith, high, low] = palette.skies[0];
  const defs =
    linearGradient(
      `${id}g`,
      [
        [0, zenith],
        [0.6, high],
        [1, mix(high, low, 0.5)],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
    radialGradient(`${id}v`, [
      [0, '#000000', 0],
      [0.7, '#000000', 0.1],
      [1, '#000000', 0.5],
    ]) +
    `<clipPath id="${id}c"><rect width="${width}" height="${height}"/></clipPath>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true"><defs>${defs}</defs><g clip-path="url(#${id}c)"><rect width="${width}" height="${height}" fill="url(#${id}g)"/>${PAINTERS[pattern]({ width, height, palette, random })}<rect width="${width}" height="${height}" fill="url(#${id}v)"/></g></svg>`;
}

/** Behind an avatar and its name, 8:3. */
export const drawAvatarBackground = (backdrop: Backdrop): string =>
  drawBackdrop(backdrop, 640, 240);
/** Across the head of a profile, about 3:1. */
export const drawPatternBanner = (backdrop: Backdrop): string => drawBackdrop(backdrop, 1680, 549);
