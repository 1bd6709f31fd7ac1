/** Creatures without legs: serpents, rays, drifting sprites. */
import { lighten } from '../color-math.ts';
import type { Rig } from '../rig.ts';
import {
  circle,
  path,
  type Point,
  points,
  polar,
  polygon,
  polyline,
  regularPolygon,
  ring,
  stroke,
} from '../svg-markup.ts';
import { drawEars, drawEyes, drawMane } from './creature-face.ts';
import type { CreaturePlan } from './creature-plan.ts';

/** The coil starts at the bottom, swings wide and reaches the head from behind. */
function coil(rig: Rig): void {
  const { near } = rig;
  const steps = 34;
  for (let step = 0; step <= steps; step++) {
    const along = step / steps;
    const x = Math.sin(along * 7.6 + 0.4) * (150 - along * 70);
    const y = 330 - along * 350;
    const radius = 26 + Math.sin(along * Math.PI) * 34 + along * 10;
    const side = x >= 0 ? near : rig.far;
    const at: Point = [Math.abs(x), y];
    rig.part(regularPolygon(at[0], at[1], radius, 8, 22), side, step % 3 ? 'm' : 's', {
      rim: step % 2 === 0,
      up: regularPolygon(at[0], at[1], radius, 8, 22).slice(4, 8),
    });
    if (step % 3 === 1)
      rig.part(
        [
          [at[0] + radius * 0.6, at[1] - 18],
          [at[0] + radius * 1.5, at[1] - 26],
          [at[0] + radius * 0.7, at[1] + 14],
        ],
        side,
        'x',
        { rim: false },
      );
  }
}

export function drawSerpent(rig: Rig, plan: CreaturePlan): void {
  coil(rig);
  if (plan.mane) drawMane(rig, [0, -110], 92, ['x', 's']);
  drawEars(rig, plan.stage === 0 ? 'pointed' : 'horns', [46, -158]);
  rig.both((side) => {
    rig.part('0,-190 52,-180 92,-130 84,-80 54,-30 30,18 0,30', side, 'm', {
      up: '0,-190 52,-180 92,-130 44,-128 0,-140',
      down: '84,-80 54,-30 30,18 0,30 20,-20 60,-70',
    });
    rig.part('0,-50 34,-44 32,6 18,22 0,28', side, 's', {
      rim: false,
      up: '0,-50 34,-44 30,-20 0,-22',
    });
    rig.part('12,-6 24,-10 20,2 12,4', side, 'd', { rim: false });
    rig.part('80,-90 150,-70 176,-20 120,-48 74,-60', side, 'x', { up: '80,-90 150,-70 110,-70' });
  });
  drawEyes(rig, [50, -104], 0.95, 1);
  const whisker = polyline(rig.mapAll('24,10 90,30 150,8 200,40', rig.near));
  const other = polyline(rig.mapAll('24,10 90,34 150,14 190,46', rig.far));
  rig.markup += stroke(
    `${whisker}${other}`,
    rig.art.blueprint ? rig.art.line : rig.art.livery.x,
    5,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
}

export function drawRay(rig: Rig, { eye, stage, stripes }: CreaturePlan): void {
  rig.both((side) => {
    rig.part('0,150 30,150 46,240 22,330 0,360', side, 's', { lines: ['12,180 14,320'] });
    rig.part('0,300 40,330 92,400 30,380 0,362', side, 'm', { up: '0,300 40,330 92,400 30,356' });
    rig.part('0,-96 76,-90 150,-120 286,-60 312,40 214,28 150,84 96,96 66,180 0,220', side, 'm', {
      up: '0,-96 76,-90 150,-120 286,-60 160,-46 60,-40',
      down: '312,40 214,28 150,84 96,96 66,180 40,120 120,40',
      lines: ['110,-40 240,10', '96,-4 190,40', '80,40 140,80'],
    });
    rig.part('0,30 46,40 60,110 34,190 0,206', side, 's', {
      rim: false,
      lines: ['0,74 48,66', '0,112 56,106', '0,150 46,144'],
    });
    if (stripes)
      for (const [x, y] of [
        [150, -50],
        [200, -30],
        [246, -6],
        [130, 10],
      ] as const)
        rig.part(regularPolygon(x, y, 13, 7), side, 'x', { rim: false });
    if (stage > 0)
      rig.part('20,-92 48,-190 88,-230 74,-150 66,-88', side, 'x', {
        up: '20,-92 48,-190 88,-230 52,-130',
      });
    rig.part('0,-134 52,-124 88,-80 78,-24 40,12 0,22', side, 'm', {
      up: '0,-134 52,-124 88,-80 40,-84 0,-98',
    });
    rig.part('0,-10 28,-8 24,10 0,18', side, 's', { rim: false });
  });
  drawEyes(rig, [46, -56], 1.04, eye);
}

/** Draws a sprite: a crystal heart, a mask, and arms that are not attached. */
export function drawSprite(rig: Rig, { stage, eye }: CreaturePlan): void {
  const { palette, id, sky } = rig.art;
  const [cx, cy] = rig.map([0, 10], rig.near);
  rig.markup +=
    circle(cx, cy, 250, `url(#${id}glow)`, 'opacity=".5"') +
    ring(cx, cy, 228, sky[3], 3, 'opacity=".7"') +
    ring(cx, cy, 206, palette.glow, 9, 'stroke-dasharray="3 17" opacity=".8"');
  for (let index = 0; index < 3 + stage * 2; index++) {
    const [x, y] = polar(cx, cy, 217, index * (360 / (3 + stage * 2)) - 90);
    rig.markup +=
      circle(x, y, 34, `url(#${id}glow)`, 'opacity=".8"') +
      path(
        polygon(regularPolygon(x, y, 16, 4, 0)),
        lighten(palette.bright, 0.4),
        `stroke="${rig.art.rim}" stroke-width="2"`,
      );
  }
  rig.both((side) => {
    for (const [tendril, tone] of [
      ['10,190 40,180 66,290 40,390 52,300', 's'],
      ['0,200 20,196 24,330 0,400', 'm'],
      ['40,160 84,140 130,240 118,330 108,250', 'm'],
    ] as const)
      rig.part(tendril, side, tone, { up: points(tendril).slice(0, 3) });
    rig.part('0,40 74,50 110,110 70,190 0,230', side, 'm', {
      up: '0,40 74,50 90,80 30,90',
      down: '110,110 70,190 0,230 0,190 60,150',
    });
    rig.part('0,90 30,120 0,176', side, 'x', { up: '0,90 30,120 0,120' });
    rig.part('140,30 190,10 214,70 190,140 150,120', side, 's', {
      up: '140,30 190,10 200,50 160,60',
    });
    rig.part('150,120 190,140 182,176 160,170', side, 'x');
    rig.part('30,-100 70,-220 104,-250 96,-150 84,-80', side, 'x', {
      up: '30,-100 70,-220 104,-250 74,-150',
    });
    if (stage > 0)
      rig.part('60,-60 140,-160 176,-168 140,-90 90,-30', side, 's', {
        up: '60,-60 140,-160 176,-168 110,-90',
      });
    rig.part('0,-150 60,-138 104,-84 96,-10 56,44 0,62', side, 'm', {
      up: '0,-150 60,-138 104,-84 50,-80 0,-98',
      down: '96,-10 56,44 0,62 0,36 60,10',
    });
    rig.part('0,-96 56,-92 82,-50 70,0 34,32 0,40', side, 'd', { rim: false });
  });
  drawEyes(rig, [42, -34], 1.2, eye);
  rig.light([0, 132], rig.near, 7);
}
