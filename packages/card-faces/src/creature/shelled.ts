/** A heavy creature under a shell of plates, with crystals growing from it. */
import type { Rig } from '../rig.ts';
import { type Point, points, polyline, regularPolygon, stroke } from '../svg-markup.ts';
import { drawEars, drawEyes } from './creature-face.ts';
import type { CreaturePlan } from './creature-plan.ts';

function drawCrystals(rig: Rig, stage: number): void {
  rig.both((side) => {
    const crystals: readonly [Point, number][] = [
      [[40, -130], 150 + stage * 22],
      [[104, -100], 118 + stage * 18],
      [[156, -40], 86 + stage * 14],
    ];
    for (const [[x, y], height] of crystals) {
      const lean = x * 0.4;
      rig.part(
        [
          [x - 30, y + 10],
          [x - 18 + lean * 0.6, y - height * 0.7],
          [x + lean, y - height],
          [x + 22 + lean * 0.6, y - height * 0.6],
          [x + 34, y + 20],
        ],
        side,
        'x',
        {
          up: [
            [x - 30, y + 10],
            [x - 18 + lean * 0.6, y - height * 0.7],
            [x + lean, y - height],
            [x + 2, y + 12],
          ],
        },
      );
    }
  });
}

export function drawShelled(rig: Rig, plan: CreaturePlan): void {
  drawCrystals(rig, plan.stage);
  rig.both((side) => {
    rig.part('0,-170 70,-160 150,-110 206,-20 222,90 190,150 0,170', side, 's', {
      up: '0,-170 70,-160 150,-110 206,-20 110,-50 0,-90',
      down: '222,90 190,150 0,170 0,120 150,100',
      lines: ['0,-90 110,-50 206,-20', '110,-50 130,60 190,150', '70,-160 110,-50', '130,60 0,70'],
    });
    rig.part(regularPolygon(66, -34, 44, 6, 10), side, 'm', {
      rim: false,
      up: regularPolygon(66, -34, 44, 6, 10).slice(3, 6),
    });
    rig.part(regularPolygon(150, 22, 34, 6, 20), side, 'm', {
      rim: false,
      up: regularPolygon(150, 22, 34, 6, 20).slice(3, 6),
    });
    rig.part('190,120 236,120 244,176 200,186 0,200 0,160', side, 'd', {
      lines: ['60,160 62,190', '120,156 124,190', '180,140 186,186'],
    });
    rig.part('96,170 176,160 210,240 204,330 110,336 84,260', side, 'm', {
      up: '96,170 176,160 196,214 120,222',
      lines: ['120,240 196,232'],
    });
    for (const claw of [112, 144, 176])
      rig.part(`${claw},312 ${claw + 26},310 ${claw + 14},346`, side, 'x', { rim: false });
  });
  drawEars(rig, plan.stage === 2 ? 'horns' : 'round', [62, 20]);
  rig.both((side) => {
    rig.part('0,10 62,20 98,70 100,140 74,206 30,240 0,246', side, 'm', {
      up: '0,10 62,20 98,70 44,72 0,58',
      down: '100,140 74,206 30,240 0,246 20,200 70,160',
    });
    rig.part('0,150 48,150 56,192 28,226 0,234', side, 's', {
      rim: false,
      up: '0,150 48,150 48,168 0,172',
    });
    rig.part('14,166 26,162 24,174 14,176', side, 'd', { rim: false });
    rig.part('20,50 84,66 88,86 24,76', side, 'd', { rim: false });
  });
  drawEyes(rig, [54, 108], 0.95, plan.eye);
  for (const side of [rig.far, rig.near])
    rig.markup += stroke(
      polyline(rig.mapAll(points('0,206 24,204 46,192'), side)),
      rig.art.blueprint ? rig.art.line : '#15121a',
      4,
      'stroke-linecap="round"',
    );
}
