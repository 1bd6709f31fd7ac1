/** Equipment on a machine's back. */
import type { Rig } from '../rig.ts';
import {
  circle,
  middle,
  path,
  type Point,
  polar,
  polygon,
  ring,
  rotate,
  rotateAll,
  shift,
} from '../svg-markup.ts';
import type { BackUnit } from './machine-plan.ts';

function wings(rig: Rig): void {
  const { random } = rig.art;
  const count = random.int(3, 5);
  const spread = random.range(15, 22);
  const reach = random.range(250, 340);
  const first = random.range(-74, -58);
  const root: Point = [56, -46];
  rig.both((side) => {
    for (let index = count - 1; index >= 0; index--) {
      const angle = first + index * spread * 1.15;
      const length = reach * (1 - index * 0.13);
      const width = 26 - index * 2;
      const feather: Point[] = [
        [56, -46 - width * 0.5],
        [56 + length * 0.55, -46 - width],
        [56 + length, -48],
        [56 + length * 0.5, -46 + width * 0.7],
      ];
      const blade = rotateAll(feather, root, angle);
      rig.part(blade, side, index % 2 ? 's' : 'm', {
        up: blade.slice(0, 3),
        lines: [
          rotateAll(
            [
              [56 + length * 0.2, -48],
              [56 + length * 0.8, -48],
            ],
            root,
            angle,
          ),
        ],
      });
    }
  });
}

function boosters(rig: Rig): void {
  rig.both((side) => {
    const h = rig.art.random.range(150, 210);
    rig.part(`56,-120 84,${-h - 60} 140,${-h - 76} 166,${-h + 30} 146,-40 70,-30`, side, 'd', {
      up: `84,${-h - 60} 140,${-h - 76} 150,${-h - 30} 90,${-h - 14}`,
      lines: ['74,-110 150,-120', '80,-150 156,-160'],
    });
    rig.part(`92,${-h - 64} 128,${-h - 74} 122,${-h - 104} 104,${-h - 100}`, side, 'x');
    rig.light([110, -h - 44], side, 5);
  });
}

function radiators(rig: Rig): void {
  const count = rig.art.random.int(2, 4);
  const root: Point = [60, -50];
  rig.both((side) => {
    for (let index = count - 1; index >= 0; index--) {
      const angle = 8 + index * 19;
      const h = 250 - index * 34;
      const plate = rotateAll(
        `50,-70 44,${-70 - h} 66,${-86 - h} 92,${-70 - h * 0.7} 84,-60`,
        root,
        angle,
      );
      rig.part(plate, side, index % 2 ? 'd' : 's', {
        up: plate.slice(1, 4),
        lines: [rotateAll(`58,-100 58,${-60 - h}`, root, angle)],
      });
      rig.glowPanel(
        rotateAll(`66,-110 72,-110 74,${-40 - h * 0.6} 70,${-40 - h * 0.6}`, root, angle),
        side,
      );
    }
  });
}

function ringUnit(rig: Rig): void {
  const { palette, rim, livery, id, blueprint, line } = rig.art;
  const [x, y] = rig.map([0, -90], rig.near);
  const radius = 235 * rig.place.scale;
  rig.markup +=
    ring(x, y, radius, palette.glow, 34, 'opacity=".16"') +
    ring(x, y, radius, rim, 13) +
    ring(x, y, radius, livery.d, 9) +
    ring(x, y, radius - 22, palette.glow, 2.5, 'stroke-dasharray="3 12"');
  for (let angle = 0; angle < 360; angle += 30) {
    const [px, py] = polar(x, y, radius, angle + 15);
    const block = shift(rotateAll('-12,-17 12,-17 8,20 -8,20', [0, 0], angle + 105), px, py);
    const fill = blueprint ? 'none' : `url(#${id}p${angle % 60 ? 's' : 'm'}a)`;
    rig.markup += path(
      polygon(block),
      fill,
      `stroke="${blueprint ? line : rim}" stroke-width="1.5"`,
    );
  }
}

function cannons(rig: Rig): void {
  const root: Point = [110, -90];
  rig.both((side) => {
    const angle = rig.art.random.range(-8, 14);
    const turned = (outline: string): Point[] => rotateAll(outline, root, angle);
    rig.part(turned('92,-80 98,-330 122,-334 134,-80'), side, 'd', {
      up: turned('92,-80 98,-330 110,-332 113,-80'),
    });
    rig.part(turned('92,-330 90,-366 130,-370 128,-330'), side, 's');
    rig.part(turned('86,-150 86,-210 140,-216 142,-150'), side, 'm', {
      up: turned('86,-210 140,-216 138,-190 88,-186'),
    });
  });
}

function drones(rig: Rig): void {
  const { random, id } = rig.art;
  rig.both((side) => {
    const count = random.int(3, 4);
    for (let index = 0; index < count; index++) {
      const angle = -80 + index * (120 / count) + random.range(-6, 6);
      const at = polar(0, -60, random.range(236, 290), angle);
      const length = random.range(34, 54);
      const kite = shift(`0,${-length} 13,-6 0,${length * 0.7} -13,-6`, at[0], at[1]).map((point) =>
        rotate(point, at, angle + 90),
      );
      const [x, y] = rig.map(at, side);
      rig.markup += circle(x, y, 46, `url(#${id}glow)`, 'opacity=".35"');
      const [tip = at, right = at, tail = at] = kite;
      rig.part(kite, side, index % 2 ? 'm' : 's', { up: [tip, right, middle(tip, tail)] });
    }
  });
}

export const BACK_UNITS: Record<BackUnit, (rig: Rig) => void> = {
  none: () => {},
  wings,
  boosters,
  radiators,
  ring: ringUnit,
  cannons,
  drones,
};
