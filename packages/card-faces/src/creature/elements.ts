/** Draws a creature's element around it and at the tip of its tail. */
import type { ArtContext, Side } from '../art-context.ts';
import { lighten } from '../color-math.ts';
import type { PaletteId } from '../palettes.ts';
import type { Rig } from '../rig.ts';
import {
  circle,
  path,
  type Point,
  polar,
  polygon,
  polyline,
  regularPolygon,
  round,
  round2,
  shift,
  stroke,
} from '../svg-markup.ts';

const FLAME = '0,40 -34,4 -30,-40 -10,-24 -4,-90 22,-44 36,-60 38,0 20,36';
const LEAF = '0,30 -30,-4 -22,-52 8,-86 30,-44 26,0';
const BOLT = '10,-90 -34,-4 -6,-6 -20,60 34,-26 6,-24 30,-86';
const DROP = '0,-70 34,-6 26,30 0,42 -26,30 -34,-6';
const CRYSTAL = '0,-84 26,-30 18,36 0,48 -20,34 -26,-28';
const CRESCENT = '6,-60 -34,-30 -42,16 -14,50 34,52 -4,30 -14,-4 -6,-34';

const SHAPES: Partial<Record<PaletteId, string>> = {
  Fire: FLAME,
  Grass: LEAF,
  Lightning: BOLT,
  Water: DROP,
  Psychic: CRYSTAL,
  Metal: CRYSTAL,
  Darkness: CRESCENT,
  Dragon: FLAME,
  Fighting: '-34,-40 10,-56 40,-20 34,30 -8,46 -40,18',
};
const elementShape = ({ card }: ArtContext): string => SHAPES[card.colors[0]] ?? LEAF;

export function drawTailTip(rig: Rig, [x, y]: Point, side: Side): void {
  const shape = shift(elementShape(rig.art), x, y - 16);
  rig.halo([x, y - 30], side, 90, 0.7);
  rig.part(shape, side, 'x');
  const heart = shape.map(([px, py]): Point => [x + (px - x) * 0.5, y - 8 + (py - y) * 0.5]);
  rig.glowPanel(heart, side);
}

export function drawElementAir(art: ArtContext, count: number): string {
  const { random, palette, sky } = art;
  const shape = elementShape(art);
  let markup = '';
  for (let index = 0; index < count; index++) {
    const [x, y] = polar(315, 300, random.range(190, 330), random.range(150, 390));
    const size = random.range(0.12, 0.4);
    markup += `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(random.range(-50, 50))}) scale(${round2(size)})" opacity="${round(random.range(0.5, 1))}">${path(polygon(shape), index % 3 ? palette.glow : lighten(palette.bright, 0.3))}${path(polygon(shape), '#ffffff', 'transform="scale(.45)" opacity=".8"')}</g>`;
  }
  if (art.card.colors[0] === 'Lightning')
    for (const start of [80, 540]) {
      const bolt: Point[] = [[start, 60]];
      for (let y = 110; y < 460; y += random.range(40, 66))
        bolt.push([start + random.range(-46, 46), y]);
      markup +=
        stroke(polyline(bolt), palette.glow, 12, 'opacity=".3" stroke-linejoin="round"') +
        stroke(polyline(bolt), sky[3], 3.6, 'stroke-linejoin="miter"');
    }
  return markup;
}

/** Draws the ground under a creature: a faceted mound with a shadow. */
export function drawGround(art: ArtContext): string {
  const { sky, lit } = art;
  const mound = '70,650 110,600 210,584 330,592 440,580 530,604 570,650';
  return (
    `<ellipse cx="${315 - lit * 14}" cy="626" rx="220" ry="26" fill="#02040a" opacity=".34"/>` +
    path(polygon(mound), sky[1], 'opacity=".55"') +
    path(polygon('110,600 210,584 330,592 260,612'), sky[3], 'opacity=".22"') +
    regularPolygon(315, 612, 150, 5)
      .map(([x]) => circle(x, 606, 3, sky[3], 'opacity=".5"'))
      .join('')
  );
}
