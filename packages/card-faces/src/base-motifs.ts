/** Architecture of a machine war: carrier, orbital ring, citadel. */
import { craft } from './action-motifs.ts';
import type { ArtContext, Tone } from './art-context.ts';
import { colorShape } from './color-glyphs.ts';
import { darken } from './color-math.ts';
import {
  circle,
  type Outline,
  path,
  type Point,
  points,
  polygon,
  round,
  stroke,
} from './svg-markup.ts';

const SHADE = '#02040a';

/** Draws a slab with rim light behind it and its body in front. */
function slab(art: ArtContext, outline: Outline, tone: Tone): string {
  const d = polygon(outline);
  if (art.blueprint)
    return path(d, art.sky[0], `fill-opacity=".55" stroke="${art.line}" stroke-width="2"`);
  return (
    path(d, art.rim, `transform="translate(${art.lit * 3} -3.5)"`) +
    path(d, `url(#${art.id}p${tone}a)`)
  );
}

export function carrierMotif(art: ArtContext): string {
  const { random, lit, palette, id } = art;
  const y = 350;
  const flip = (outline: string): Point[] =>
    points(outline).map(([px, py]) => [lit < 0 ? px : 630 - px, y + py]);
  const layer = (outline: string, tone: Tone): string => slab(art, flip(outline), tone);
  const [[engine] = [0]] = flip('590,0');
  let markup =
    circle(engine, y + 60, 200, `url(#${id}glow)`, 'opacity=".75"') +
    layer('470,-10 640,-50 660,150 470,150', 'd') +
    layer('-30,60 120,4 640,-24 650,120 200,170 40,130', 'm') +
    path(polygon(flip('40,130 200,170 650,120 650,74 190,110 -30,60')), SHADE, 'opacity=".42"') +
    layer('60,30 150,-10 560,-40 600,-16 200,24', 's') +
    layer('360,-34 384,-150 470,-172 520,-60 510,-40', 'm') +
    layer('400,-150 410,-236 424,-236 440,-154', 'd') +
    layer('446,-160 452,-206 486,-196 482,-150', 's') +
    path(polygon(flip('384,-128 474,-146 478,-128 384,-110')), palette.glow);
  for (let index = 0; index < 22; index++) {
    const along = index / 21;
    const [[x] = [0]] = flip(`${20 + along * 600},0`);
    markup += circle(
      x,
      y + 104 - along * 34 + (index % 3) * 9,
      2.2,
      index % 4 ? '#fff' : palette.glow,
    );
  }
  for (let turret = 0; turret < 3; turret++) {
    const [x, rise] = [190 + turret * 90, turret * 5];
    markup += layer(
      `${x},${-14 - rise} ${x + 24},${-50 - rise} ${x + 56},${-52 - rise} ${x + 68},${-20 - rise}`,
      'd',
    );
  }
  for (let index = 0; index < 4; index++)
    markup += craft(
      art,
      [random.range(60, 560), random.range(110, 260)],
      random.range(0.4, 0.8),
      lit < 0 ? -70 : 70,
    );
  return markup;
}

export function orbitalMotif(art: ArtContext): string {
  const { random, lit, palette, id, rim, sky } = art;
  const [cx, cy] = [315, 330];
  const arc = (ry: number, width: number, color: string, top: boolean): string =>
    stroke(`M${cx - 292} ${cy}A292 ${ry} 0 0 ${top ? 1 : 0} ${cx + 292} ${cy}`, color, width);
  let markup =
    arc(96, 40, darken(sky[0], 0.2), true) +
    arc(96, 32, `url(#${id}pda)`, true) +
    arc(84, 3, palette.glow, true) +
    circle(cx, cy, 210, `url(#${id}glow)`, 'opacity=".5"');
  for (const side of [-1, 1])
    for (let strut = 0; strut < 3; strut++) {
      const x = cx + side * (60 + strut * 66);
      markup += path(
        polygon([
          [x, cy - 5],
          [x, cy + 5],
          [cx + side * 292, cy + 4],
          [cx + side * 292, cy - 4],
        ]),
        `url(#${id}pda)`,
      );
    }
  const spire = `${cx - 34},${cy - 190} ${cx + 30},${cy - 210} ${cx + 40},${cy + 180} ${cx},${cy + 250} ${cx - 40},${cy + 180}`;
  markup +=
    slab(art, spire, 'm') +
    path(
      polygon(`${cx},${cy - 200} ${cx + 30},${cy - 210} ${cx + 40},${cy + 180} ${cx},${cy + 250}`),
      SHADE,
      'opacity=".35"',
    );
  for (let index = 0; index < 9; index++)
    markup += `<rect x="${cx - 22}" y="${cy - 150 + index * 36}" width="${random.int(12, 40)}" height="4" fill="${index % 3 ? '#fff' : palette.glow}" opacity=".85"/>`;
  markup +=
    arc(96, 46, rim, false) +
    arc(96, 40, `url(#${id}pmb)`, false) +
    arc(106, 9, `url(#${id}psa)`, false) +
    arc(88, 3, palette.glow, false);
  for (let index = 0; index < 26; index++) {
    const turn = (Math.PI * (index + 0.5)) / 26;
    markup += `<rect x="${round(cx - Math.cos(turn) * 292 - 4)}" y="${round(cy + Math.sin(turn) * 96 - 3)}" width="8" height="4" fill="${index % 5 ? '#fff' : palette.glow}" opacity=".85"/>`;
  }
  const tilt = random.range(-24, -10) * (lit < 0 ? 1 : -1);
  return `<g transform="rotate(${round(tilt)} ${cx} ${cy})">${markup}</g>`;
}

function tower(
  art: ArtContext,
  box: { x: number; y: number; width: number; height: number; cut: number },
  tone: Tone,
): string {
  const { x, y, width, height, cut } = box;
  const { random, palette, lit } = art;
  let markup = slab(
    art,
    [
      [x, y + height],
      [x, y + cut],
      [x + cut, y],
      [x + width, y],
      [x + width, y + height],
    ],
    tone,
  );
  const shadeX = x + (lit < 0 ? width * 0.6 : 0);
  markup += `<rect x="${round(shadeX)}" y="${round(y + cut)}" width="${round(width * 0.4)}" height="${round(height)}" fill="${SHADE}" opacity=".3"/>`;
  for (let lamp = random.int(2, 6); lamp > 0; lamp--)
    markup += `<rect x="${round(x + random.range(6, width - 12))}" y="${round(y + random.range(16, height * 0.7))}" width="${random.int(3, 8)}" height="3" fill="${random.chance(0.5) ? palette.glow : '#fff'}" opacity=".9"/>`;
  return markup;
}

export function citadelMotif(art: ArtContext): string {
  const { random, palette, id, rim, sky } = art;
  const cx = 315;
  let markup = circle(cx, 430, 280, `url(#${id}glow)`, 'opacity=".6"');
  for (let index = 3; index >= 0; index--)
    for (const side of [-1, 1]) {
      const height = 430 - index * 86 + random.range(-20, 20);
      const x = cx + side * (58 + index * 66) - 31;
      markup += tower(
        art,
        { x, y: 640 - height, width: 62, height: height + 120, cut: 16 },
        index % 2 ? 's' : 'm',
      );
      if (random.chance(0.6))
        markup += stroke(
          `M${round(x + 31)} ${round(640 - height)}v-${random.int(24, 70)}`,
          darken(sky[0], 0.2),
          4,
        );
    }
  return (
    markup +
    tower(art, { x: cx - 52, y: 190, width: 104, height: 560, cut: 26 }, 'm') +
    path(
      polygon(`${cx - 26},640 ${cx - 26},330 ${cx},290 ${cx + 26},330 ${cx + 26},640`),
      palette.glow,
    ) +
    path(polygon(`${cx - 12},640 ${cx - 12},344 ${cx},322 ${cx + 12},344 ${cx + 12},640`), '#fff') +
    `<g transform="translate(${cx - 27} 214) scale(2.25)">${path(colorShape(art.card.colors[0]), rim)}</g>`
  );
}
