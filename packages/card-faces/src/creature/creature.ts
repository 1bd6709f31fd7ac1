import type { ArtContext } from '../art-context.ts';
import { Rig } from '../rig.ts';
import { drawRay, drawSerpent, drawSprite } from './coiled.ts';
import { type CreatureBody, type CreaturePlan, planCreature } from './creature-plan.ts';
import { drawElementAir, drawGround, drawTailTip } from './elements.ts';
import { drawAvian, drawMoth } from './winged.ts';
import {
  type Point,
  points,
  polyline,
  regularPolygon,
  stroke,
  path,
  polygon,
} from '../svg-markup.ts';
import { drawEars, drawEyes, drawMane } from './creature-face.ts';
import { lighten } from '../color-math.ts';

/** Draws creatures with one of seven body types. */

const BODIES: Record<CreatureBody, (rig: Rig, plan: CreaturePlan) => void> = {
  beast: drawBeast,
  avian: drawAvian,
  serpent: drawSerpent,
  shell: drawShelled,
  sprite: drawSprite,
  moth: drawMoth,
  ray: drawRay,
};
const STANDING: readonly CreatureBody[] = ['beast', 'shell'];

export function drawCreature(art: ArtContext): string {
  const plan = planCreature(art);
  const rig = new Rig(art, plan.place);
  BODIES[plan.body](rig, plan);
  const ground = STANDING.includes(plan.body) && !art.blueprint ? drawGround(art) : '';
  return ground + rig.markup + drawElementAir(art, 7 + plan.stage * 5);
}

/** Creature with a shell of plates and crystals growing from it. */

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

function drawShelled(rig: Rig, plan: CreaturePlan): void {
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

/** Sitting four-footed creature; ears and mane make it a fox, lion, hare or bear. */

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

function drawBeast(rig: Rig, plan: CreaturePlan): void {
  drawTail(rig);
  drawBody(rig, plan.stripes);
  drawHead(rig, plan);
}
