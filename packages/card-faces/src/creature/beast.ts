/** A four-footed creature sitting before us: fox, lion, hare or bear by its ears and mane. */
import { lighten } from '../color-math.ts';
import type { Rig } from '../rig.ts';
import { path, points, polygon, polyline, stroke } from '../svg-markup.ts';
import { drawEars, drawEyes, drawMane } from './creature-face.ts';
import type { CreaturePlan } from './creature-plan.ts';
import { drawTailTip } from './elements.ts';

function drawTail(rig: Rig): void {
  const { near } = rig;
  rig.part(
    '60,270 130,250 190,190 206,90 176,20 236,70 262,160 240,250 170,312 90,320',
    near,
    'm',
    {
      up: '176,20 236,70 262,160 226,150 206,90',
      down: '240,250 170,312 90,320 120,284 200,232',
    },
  );
  drawTailTip(rig, [186, 40], near);
}

function drawBody(rig: Rig, stripes: boolean): void {
  rig.both((side) =>
    rig.part('60,170 128,196 156,270 140,330 66,336', side, 'm', {
      up: '60,170 128,196 140,240 90,220',
      lines: ['104,250 116,326'],
    }),
  );
  rig.both((side) =>
    rig.part('0,40 66,52 100,120 104,220 70,290 0,300', side, 'm', {
      up: '0,40 66,52 88,96 30,90',
      down: '104,220 70,290 0,300 0,260 60,240',
    }),
  );
  rig.both((side) =>
    rig.part('0,70 40,84 52,150 30,214 0,232', side, 's', {
      rim: false,
      up: '0,70 40,84 34,120 0,120',
      lines: ['0,150 34,140', '0,186 28,178'],
    }),
  );
  rig.both((side) => {
    rig.part('20,180 64,172 70,296 84,334 14,336', side, 'm', {
      up: '20,180 64,172 62,230 30,236',
      lines: ['34,318 34,334', '54,316 56,334'],
    });
    rig.part('14,316 84,312 88,338 12,340', side, 's', {
      rim: false,
      lines: ['36,318 36,338', '60,316 60,338'],
    });
  });
  if (stripes)
    rig.both((side) => {
      for (const stripe of [
        '104,150 74,160 102,176',
        '106,190 78,198 102,212',
        '140,250 112,254 138,272',
      ])
        rig.part(stripe, side, 'd', { rim: false });
    });
}

function drawHead(rig: Rig, plan: CreaturePlan): void {
  if (plan.mane) drawMane(rig, [0, -30], 120, ['s', 'x']);
  drawEars(rig, plan.ears, [60, -96]);
  rig.both((side) =>
    rig.part('84,-28 148,0 112,22 128,44 72,58', side, 's', { up: '84,-28 148,0 96,6' }),
  );
  rig.both((side) =>
    rig.part('0,-126 54,-118 96,-76 108,-16 84,36 38,70 0,78', side, 'm', {
      up: '0,-126 54,-118 96,-76 44,-72 0,-84',
      down: '108,-16 84,36 38,70 0,78 30,48 72,20',
    }),
  );
  rig.both((side) => rig.part('0,-126 20,-120 10,-56 0,-40', side, 'x', { rim: false }));
  rig.both((side) =>
    rig.part('0,4 38,8 40,40 20,66 0,72', side, 's', { rim: false, up: '0,4 38,8 34,24 0,26' }),
  );
  drawEyes(rig, [54, -20], plan.stage === 0 ? 1.18 : 1, plan.eye);
  const { art } = rig;
  rig.both((side) => {
    rig.markup += path(
      polygon(rig.mapAll('0,12 17,10 10,24 0,29', side)),
      art.blueprint ? art.line : '#15121a',
    );
    rig.markup += stroke(
      polyline(rig.mapAll('0,29 0,42 14,48 26,42', side)),
      art.blueprint ? art.line : '#15121a',
      3.4,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  });
  const [[x, y] = [0, 0]] = rig.mapAll(points('6,14'), rig.near);
  rig.markup += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.6" fill="${lighten(art.palette.glow, 0.6)}"/>`;
}

export function drawBeast(rig: Rig, plan: CreaturePlan): void {
  drawTail(rig);
  drawBody(rig, plan.stripes);
  drawHead(rig, plan);
}
