/** Hair: one part behind the head, one in front. */
import { darken, lighten } from '../color-math.ts';
import type { Rig } from '../rig.ts';
import { type Outline, points, polar, regularPolygon } from '../svg-markup.ts';
import { shaded } from './head.ts';
import type { HairStyle, Portrait } from './portrait-plan.ts';

const CAP = '0,-142 46,-136 82,-106 98,-50 92,10 74,0 70,-60 44,-94 0,-100';

function lock(rig: Rig, outline: Outline, color: string): void {
  rig.both((side) => {
    const shape = points(outline);
    rig.part(shape, side, 'd', { fill: shaded(rig, side, color), up: shape.slice(0, 3) });
  });
}

const BEHIND: Record<HairStyle, readonly string[]> = {
  spiky: ['0,-150 40,-176 60,-140 104,-158 100,-104 140,-92 112,-50 126,-6 92,10 60,-20 0,-20'],
  long: [
    '0,-140 74,-126 112,-50 118,90 150,260 96,300 54,180 40,40 0,40',
    '60,60 112,90 128,240 96,262 66,180',
  ],
  bob: ['0,-142 70,-130 112,-60 118,40 100,108 56,92 44,20 0,20'],
  tail: ['0,-140 70,-126 100,-50 92,30 60,20 0,10'],
  swept: ['0,-142 66,-132 104,-70 100,16 70,30 0,0'],
  curls: [],
  braids: ['0,-142 70,-130 104,-60 104,40 70,50 0,10'],
};

function drawTail(rig: Rig, color: string): void {
  const { near } = rig;
  rig.part('70,-120 128,-150 178,-96 196,10 176,120 150,40 132,-40 92,-86', near, 'd', {
    fill: color,
    up: '70,-120 128,-150 178,-96 128,-100',
    lines: ['112,-110 160,-20 172,80'],
  });
  rig.part('66,-124 96,-136 104,-104 78,-92', near, 'x');
}

function drawBraids(rig: Rig, color: string): void {
  rig.both((side) => {
    for (let link = 0; link < 6; link++) {
      const y = 36 + link * 34;
      const x = 92 + link * 3;
      const width = 20 - link * 1.4;
      rig.part(
        `${x},${y} ${x + width},${y + 14} ${x},${y + 42} ${x - width},${y + 14}`,
        side,
        'd',
        {
          fill: shaded(rig, side, link % 2 ? color : lighten(color, 0.1)),
          up: `${x},${y} ${x + width},${y + 14} ${x},${y + 18}`,
        },
      );
    }
    rig.part('96,240 122,240 118,262 100,262', side, 'x');
  });
}

function drawCurls(rig: Rig, color: string): void {
  rig.both((side) => {
    for (const [index, angle] of [-90, -62, -34, -8, 16, 38].entries()) {
      const [x, y] = polar(0, -44, 92, angle);
      rig.part(regularPolygon(Math.max(0, x), y, 38 - index * 2, 7, index * 20), side, 'd', {
        fill: shaded(rig, side, index % 2 ? lighten(color, 0.08) : color),
      });
    }
  });
}

export function drawHairBehind(rig: Rig, { hair, hairStyle }: Portrait): void {
  for (const outline of BEHIND[hairStyle]) lock(rig, outline, darken(hair, 0.22));
  if (hairStyle === 'tail') drawTail(rig, hair);
  if (hairStyle === 'curls') drawCurls(rig, darken(hair, 0.1));
}

const FRINGES: Record<HairStyle, readonly string[]> = {
  spiky: ['0,-146 44,-150 84,-112 98,-44 80,-62 72,-24 58,-76 46,-40 34,-84 18,-46 0,-84'],
  long: ['0,-144 52,-138 90,-96 104,10 98,80 80,40 76,-40 48,-92 0,-108'],
  bob: ['0,-144 54,-138 96,-92 110,20 104,92 82,60 78,-20 70,-52 38,-64 0,-62'],
  tail: ['0,-142 50,-136 86,-98 96,-20 82,-14 76,-60 48,-96 0,-102'],
  swept: ['0,-146 50,-142 92,-100 98,-30 82,-40 72,-72 30,-60 0,-92'],
  curls: ['0,-136 46,-130 82,-92 78,-56 52,-86 26,-76 0,-92'],
  braids: [CAP],
};

export function drawHairFront(rig: Rig, { hair, hairStyle }: Portrait): void {
  for (const outline of FRINGES[hairStyle]) lock(rig, outline, hair);
  if (hairStyle === 'swept')
    rig.part('0,-150 60,-152 100,-112 70,-92 20,-54 -20,-70', rig.near, 'd', {
      fill: lighten(hair, 0.08),
      up: '0,-150 60,-152 100,-112 40,-112',
    });
  if (hairStyle === 'braids') drawBraids(rig, hair);
}
