/** Creatures of the air: birds of prey and moths. */
import { lighten } from '../color-math.ts';
import type { Rig } from '../rig.ts';
import { path, type Point, polygon, regularPolygon, rotateAll } from '../svg-markup.ts';
import { drawEyes } from './creature-face.ts';
import type { CreaturePlan } from './creature-plan.ts';

function drawWing(rig: Rig, feathers: number, reach: number): void {
  const root: Point = [52, -10];
  rig.both((side) => {
    for (let index = feathers - 1; index >= 0; index--) {
      const turn = -58 + index * (118 / feathers);
      const length = reach * (1 - Math.abs(index - 1.5) * 0.085);
      const feather = rotateAll(
        `52,-24 ${52 + length * 0.5},-42 ${52 + length},-12 ${52 + length * 0.55},16 52,10`,
        root,
        turn,
      );
      rig.part(feather, side, index % 2 ? 's' : 'm', {
        up: feather.slice(0, 3),
        lines: [rotateAll(`70,-10 ${52 + length * 0.86},-12`, root, turn)],
      });
    }
    rig.part('30,-40 110,-76 150,-40 120,10 60,40', side, 'd', {
      up: '30,-40 110,-76 150,-40 90,-36',
    });
  });
}

export function drawAvian(rig: Rig, { stage, eye }: CreaturePlan): void {
  rig.both((side) => {
    for (const turn of [-26, -10, 6])
      rig.part(
        rotateAll('0,180 24,190 30,320 8,356 0,350', [0, 180], turn),
        side,
        turn === -10 ? 's' : 'm',
      );
  });
  drawWing(rig, 5 + stage, 250 + stage * 26);
  rig.both((side) =>
    rig.part('0,-60 58,-40 84,40 76,130 40,214 0,236', side, 'm', {
      up: '0,-60 58,-40 74,20 30,10',
      down: '76,130 40,214 0,236 0,190 50,140',
    }),
  );
  rig.both((side) =>
    rig.part('0,0 40,14 46,90 24,170 0,190', side, 's', {
      rim: false,
      lines: ['0,50 40,40', '0,92 42,84', '0,134 32,128'],
    }),
  );
  rig.both((side) =>
    rig.part('22,206 44,200 54,262 70,284 44,276 36,292 26,272 12,280', side, 'x'),
  );
  if (stage > 0)
    for (const turn of [-18, 6, 30]) {
      const plume = rotateAll('20,-180 40,-262 58,-280 54,-220 44,-170', [30, -176], turn);
      rig.both((side) => rig.part(plume, side, turn === 6 ? 'x' : 's', { up: plume.slice(0, 3) }));
    }
  rig.both((side) =>
    rig.part('0,-206 48,-196 82,-150 76,-98 44,-62 0,-48', side, 'm', {
      up: '0,-206 48,-196 82,-150 40,-152 0,-166',
      down: '76,-98 44,-62 0,-48 40,-90',
    }),
  );
  drawEyes(rig, [42, -128], 0.86, eye);
  rig.both((side) =>
    rig.part('0,-120 24,-108 16,-84 0,-52', side, 'x', { up: '0,-120 24,-108 0,-98' }),
  );
}

export function drawMoth(rig: Rig, { stage, eye }: CreaturePlan): void {
  const { palette, blueprint, line } = rig.art;
  const spread = 1 + stage * 0.08;
  const grown = (outline: string): Point[] =>
    outline.split(' ').map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x * spread, y * spread];
    });
  rig.both((side) => {
    rig.part(grown('20,40 120,70 190,150 176,260 110,300 60,210 20,110'), side, 's', {
      up: grown('20,40 120,70 190,150 90,150'),
      lines: [grown('30,80 140,230'), grown('30,80 168,180')],
    });
    rig.part(grown('16,20 60,-110 170,-190 268,-170 262,-60 200,40 110,76'), side, 'm', {
      up: grown('16,20 60,-110 170,-190 268,-170 140,-90'),
      down: grown('262,-60 200,40 110,76 60,44 180,0'),
      lines: [grown('30,20 190,-140'), grown('30,24 240,-80'), grown('40,30 190,10')],
    });
    for (const [x, y, radius] of [
      [178, -92, 40],
      [120, 206, 30],
    ] as const) {
      const eyeSpot = (size: number): string =>
        polygon(rig.mapAll(regularPolygon(x * spread, y * spread, size, 9), side));
      rig.markup +=
        path(
          eyeSpot(radius),
          blueprint ? 'none' : palette.deep,
          `stroke="${blueprint ? line : palette.glow}" stroke-width="4"`,
        ) +
        path(eyeSpot(radius * 0.5), blueprint ? 'none' : palette.glow) +
        path(eyeSpot(radius * 0.2), '#ffffff');
    }
  });
  rig.both((side) => {
    for (let ringIndex = 4; ringIndex >= 0; ringIndex--) {
      const y = 60 + ringIndex * 42;
      const width = 40 - ringIndex * 5;
      rig.part(
        `0,${y} ${width},${y + 6} ${width - 3},${y + 46} 0,${y + 52}`,
        side,
        ringIndex % 2 ? 's' : 'm',
        { rim: ringIndex === 0 },
      );
    }
    rig.part('0,-44 46,-30 62,20 40,70 0,80', side, 's', {
      up: '0,-44 46,-30 50,6 0,4',
      lines: ['20,-20 30,60', '0,-10 8,70'],
    });
    rig.part('14,-120 66,-200 132,-226 84,-190 34,-112', side, 'x', {
      up: '14,-120 66,-200 132,-226 50,-160',
    });
    rig.part('0,-136 44,-124 64,-84 44,-40 0,-26', side, 'm', {
      up: '0,-136 44,-124 64,-84 20,-92',
    });
  });
  drawEyes(rig, [32, -80], 1, eye);
  rig.markup += path(
    polygon(rig.mapAll('0,-108 8,-98 0,-84', rig.near)),
    lighten(palette.glow, 0.3),
  );
}
