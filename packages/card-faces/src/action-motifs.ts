/** Actions as geometric motifs: strike, lock-on, barrier, surge. */
import type { ArtContext } from './art-context.ts';
import { colorShape } from './color-glyphs.ts';
import { darken } from './color-math.ts';
import {
  circle,
  path,
  type Point,
  polar,
  polygon,
  regularPolygon,
  ring,
  rotate,
  round,
  round2,
  shift,
  stroke,
} from './svg-markup.ts';

const CRAFT = 'M0-30 8-10 26 6 12 8 10 24 0 14-10 24-12 8-26 6-8-10Z';

/** A small craft with its trail, seen from above. */
export const craft = (art: ArtContext, [x, y]: Point, scale: number, degrees: number): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)}) scale(${round2(scale)})">${path(CRAFT, darken(art.sky[1], 0.55))}${path('M0-30 8-10 26 6 12 8 0-6Z', art.rim, 'opacity=".9"')}${circle(0, 20, 18, `url(#${art.id}glow)`, 'opacity=".9"')}${path('M-4 18 0 92 4 18Z', art.palette.glow, 'opacity=".7"')}</g>`;

export function strikeMotif(art: ArtContext): string {
  const { random, palette, id } = art;
  const [cx, cy] = art.focus;
  let markup = '';
  for (let index = 0; index < 26; index++) {
    const angle = random.range(0, 360);
    const half = random.range(0.4, 2.4);
    const ray = [
      polar(cx, cy, random.range(40, 120), angle),
      polar(cx, cy, 900, angle - half),
      polar(cx, cy, 900, angle + half),
    ];
    markup += path(
      polygon(ray),
      random.chance(0.3) ? palette.glow : '#fff',
      `opacity="${round(random.range(0.12, 0.6))}"`,
    );
  }
  markup += circle(cx, cy, 250, `url(#${id}glow)`);
  for (const [angle, distance, scale] of [
    [128, 250, 2.5],
    [52, 262, 2.3],
    [92, 190, 1.5],
    [160, 270, 1.5],
    [18, 290, 1.4],
    [212, 240, 1.1],
  ] as const)
    markup += craft(art, polar(cx, cy, distance, angle), scale, angle - 90);
  return markup;
}

const bracket = ([x, y]: Point, color: string): string =>
  stroke(
    `M${round(x - 26)} ${round(y - 14)}v-12h14M${round(x + 12)} ${round(y - 26)}h14v12M${round(x + 26)} ${round(y + 12)}v12h-14M${round(x - 12)} ${round(y + 24)}h-14v-12`,
    color,
    4,
  );

export function lockOnMotif(art: ArtContext): string {
  const { random, palette, sky, id } = art;
  const [cx, cy] = art.focus;
  let markup = '';
  for (let index = 1; index < 7; index++)
    markup += ring(
      cx,
      cy,
      index * 44,
      index % 2 ? sky[3] : palette.glow,
      index === 3 ? 10 : 2,
      `stroke-dasharray="${random.pick(['2 12', '90 20', '180 40 10 40', '6 6'])}" opacity="${round(0.95 - index * 0.1)}" transform="rotate(${round(random.range(0, 360))} ${round(cx)} ${round(cy)})"`,
    );
  for (const angle of [0, 90, 180, 270]) {
    const [from, to] = [polar(cx, cy, 92, angle), polar(cx, cy, 236, angle)];
    markup += stroke(
      `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`,
      '#fff',
      3,
    );
  }
  markup +=
    circle(cx, cy, 170, `url(#${id}glow)`, 'opacity=".7"') +
    craft(art, [cx, cy], 3.1, random.range(-24, 24));
  for (let index = 0; index < 3; index++) {
    const at = polar(cx, cy, random.range(190, 250), random.range(0, 360));
    markup += bracket(at, palette.glow) + craft(art, at, 0.9, random.range(-60, 60));
  }
  return markup;
}

export function barrierMotif(art: ArtContext): string {
  const { random, palette, sky, id } = art;
  const [cx, cy] = art.focus;
  const cell = 34;
  let markup = '';
  for (let row = -6; row <= 6; row++)
    for (let column = -7; column <= 7; column++) {
      const x = cx + (column + (row & 1) * 0.5) * cell * 1.74;
      const y = cy + row * cell * 1.5;
      const distance = Math.hypot(x - cx, y - cy);
      if (distance > 330) continue;
      markup += path(
        polygon(regularPolygon(x, y, cell * 0.92, 6, 30)),
        random.chance(0.18) ? palette.glow : sky[3],
        `fill-opacity="${round2(Math.max(0.04, 0.5 - distance / 700))}" stroke="#fff" stroke-width="1.6" stroke-opacity="${round2(Math.max(0.08, 0.8 - distance / 400))}"`,
      );
    }
  markup += circle(cx, cy, 250, `url(#${id}glow)`, 'opacity=".7"');
  for (const [radius, width] of [
    [112, 12],
    [150, 3],
    [188, 2],
  ] as const)
    markup += path(
      polygon(regularPolygon(cx, cy, radius, 6, 30)),
      width > 5 ? sky[3] : 'none',
      `fill-opacity=".2" stroke="${width > 5 ? '#fff' : palette.glow}" stroke-width="${width}" stroke-linejoin="round"`,
    );
  return `${markup}<g transform="translate(${round(cx - 54)} ${round(cy - 54)}) scale(4.5)">${path(colorShape(art.card.colors[0]), '#fff')}</g>`;
}

export function surgeMotif(art: ArtContext): string {
  const { random, palette, sky, id } = art;
  const [cx, cy] = art.focus;
  let markup = circle(cx, cy, 330, `url(#${id}neb2)`);
  for (let index = 0; index < 56; index++) {
    const angle = random.range(0, 360);
    const distance = random.range(60, 340);
    const [x, y] = polar(cx, cy, distance, angle);
    const length = random.range(30, 130) * (1.1 - distance / 520);
    const width = random.range(8, 28);
    const turn = angle + random.range(-9, 9);
    const shard = [
      [0, -width / 2],
      [length, 0],
      [0, width / 2],
      [-length * 0.3, 0],
    ] as const;
    const fill = random.pick([
      `url(#${id}pma)`,
      `url(#${id}psa)`,
      sky[3],
      palette.glow,
      `url(#${id}pda)`,
    ]);
    markup += path(
      polygon(
        shift(
          shard.map((point) => rotate(point, [0, 0], turn)),
          x,
          y,
        ),
      ),
      fill,
      `opacity="${round(random.range(0.7, 1))}"`,
    );
  }
  return (
    markup +
    circle(cx, cy, 230, `url(#${id}glow)`) +
    ring(cx, cy, 300, '#fff', 2.5, 'opacity=".5"') +
    ring(cx, cy, 214, palette.glow, 9, 'opacity=".4"')
  );
}
