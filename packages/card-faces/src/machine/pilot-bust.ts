/** Portrait of a pilot in a helmet. The visor reflects the surroundings. */
import type { ArtContext } from '../art-context.ts';
import { colorShape } from '../color-glyphs.ts';
import { Rig } from '../rig.ts';
import {
  path,
  type Point,
  points,
  polygon,
  polyline,
  regularPolygon,
  ring,
  round,
  stroke,
} from '../svg-markup.ts';

const SHELL = '0,-178 44,-172 84,-152 114,-118 134,-74 138,-22 128,28 104,74 66,104 0,116';
const VISORS = [
  '0,-74 52,-78 96,-62 112,-22 100,22 62,48 0,58',
  '0,-66 60,-72 112,-46 108,-4 60,14 34,58 0,66',
  '0,-60 70,-68 118,-40 114,6 72,24 0,30',
] as const;

function drawRings(rig: Rig): void {
  const { random, sky } = rig.art;
  const [x, y] = rig.map([0, -10], rig.near);
  for (let index = 0; index < 3; index++)
    rig.markup += ring(
      x,
      y,
      196 + index * 46,
      sky[3],
      index === 1 ? 8 : 1.6,
      `stroke-dasharray="${random.pick(['2 10', '60 24', '140 30 8 30'])}" opacity="${round(0.5 - index * 0.1)}" transform="rotate(${round(random.range(0, 360))} ${round(x)} ${round(y)})"`,
    );
}

function drawSuit(rig: Rig): void {
  rig.both((side) =>
    rig.part('0,150 96,138 196,176 246,250 262,420 0,420', side, 's', {
      up: '0,150 96,138 196,176 150,190 0,186',
      lines: ['120,190 150,400', '60,200 70,400'],
    }),
  );
  rig.both((side) =>
    rig.part('128,164 196,176 246,250 236,290 166,232', side, 'm', {
      up: '128,164 196,176 216,206 150,196',
    }),
  );
  rig.both((side) => rig.part('64,150 92,146 124,420 84,420', side, 'd', { rim: false }));
  rig.both((side) =>
    rig.part('0,112 92,96 124,140 98,178 0,196', side, 'd', { up: '0,112 92,96 108,118 0,138' }),
  );
  rig.both((side) => rig.part('0,140 100,124 112,140 0,160', side, 'x', { rim: false }));
}

function drawHelmet(rig: Rig, style: number): void {
  rig.both((side) =>
    rig.part(SHELL, side, 'm', {
      up: '0,-178 44,-172 84,-152 114,-118 84,-112 40,-128 0,-132',
      down: '128,28 104,74 66,104 0,116 0,92 60,80 98,44',
    }),
  );
  if (style === 0) rig.both((side) => rig.part('0,-196 16,-190 18,-92 0,-86', side, 'x'));
  if (style === 1)
    rig.both((side) => rig.part('30,-174 62,-164 72,-100 40,-106', side, 's', { rim: false }));
  if (style === 2)
    rig.both((side) =>
      rig.part('96,-136 150,-196 138,-92 116,-80', side, 's', { up: '96,-136 150,-196 116,-110' }),
    );
  if (style === 3) {
    rig.both((side) => rig.part('0,-182 30,-178 24,-130 0,-122', side, 's', { rim: false }));
    rig.light([0, -146], rig.near, 7);
  }
}

function drawReflections(rig: Rig, visor: string): void {
  const { id, palette, random } = rig.art;
  const { near, far } = rig;
  rig.both((side) => {
    rig.markup += path(polygon(rig.mapAll(visor, side)), `url(#${id}vis)`);
  });
  rig.facet('96,-50 30,-68 64,30 92,4', near, '#ffffff', 0.26);
  rig.facet('20,-66 6,-68 0,40 8,40', near, '#ffffff', 0.16);
  const horizon: Point[] = [rig.map([40, -4], far), rig.map([52, 2], near)];
  rig.markup += stroke(polyline(horizon), palette.glow, 2, 'opacity=".8"');
  for (let index = 0; index < 5; index++) {
    const at: Point = [random.range(8, 70), random.range(-40, 26)];
    const [x, y] = rig.map(at, random.chance(0.5) ? near : far);
    rig.markup += `<rect x="${round(x)}" y="${round(y)}" width="${random.int(8, 26)}" height="2.5" fill="${palette.glow}" opacity=".8"/>`;
  }
}

function drawVisor(rig: Rig, visor: string): void {
  const frame = points(visor).map(([x, y]): Point => [x ? x + 9 : 0, y + (y < 0 ? -9 : 9)]);
  rig.both((side) => rig.part(frame, side, 'd', { rim: false }));
  if (rig.art.blueprint) rig.both((side) => rig.part(visor, side, 'd', { rim: false }));
  else drawReflections(rig, visor);
}

export function drawPilot(art: ArtContext): string {
  const { random } = art;
  const rig = new Rig(art, {
    x: 315 + random.range(-18, 18),
    y: 300,
    scale: random.range(1.12, 1.24),
    tilt: random.range(-4, 4),
  });
  const style = random.pick([0, 1, 3, 0, 1, 2, 3]);
  const visor = random.pick(VISORS);
  if (!art.blueprint) drawRings(rig);
  drawSuit(rig);
  drawHelmet(rig, style);
  drawVisor(rig, visor);
  rig.both((side) => {
    const pod = regularPolygon(136, 0, 34, 8, 22);
    rig.part(pod, side, 's', { up: [...pod.slice(5), [136, 0]] });
    rig.part(regularPolygon(138, 0, 17, 8, 22), side, 'd', { rim: false });
    rig.light([138, 0], side, 4);
  });
  rig.both((side) =>
    rig.part('16,74 44,70 38,98 16,104', side, 'd', {
      rim: false,
      lines: ['16,84 42,80', '16,94 40,90'],
    }),
  );
  const [x, y] = rig.map([150, 246], rig.near);
  return `${rig.markup}<g transform="translate(${round(x - 21)} ${round(y - 21)}) scale(1.75)">${path(colorShape(art.card.colors[0]), art.rim, 'opacity=".95"')}</g>`;
}
