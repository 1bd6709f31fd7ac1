/** Head with neck, face, eyes, brows, mouth and beard. */
import type { Side } from '../art-context.ts';
import { darken, lighten, mix } from '../color-math.ts';
import type { Rig } from '../rig.ts';
import { circle, path, polygon, polyline, stroke } from '../svg-markup.ts';
import type { Portrait } from './portrait-plan.ts';

/** Returns the lit or shaded tone of the colour. */
export const shaded = (rig: Rig, side: Side, color: string): string =>
  side === rig.near ? color : darken(color, 0.26);

export function drawNeck(rig: Rig, { skin }: Portrait): void {
  rig.both((side) =>
    rig.part('0,70 40,66 50,176 0,190', side, 'm', {
      rim: false,
      fill: shaded(rig, side, darken(skin, 0.22)),
      down: '0,96 40,88 46,130 0,146',
    }),
  );
}

export function drawFace(rig: Rig, person: Portrait): void {
  const { skin, jaw } = person;
  rig.both((side) =>
    rig.part('70,-16 90,-26 88,14 70,26', side, 'm', {
      fill: shaded(rig, side, darken(skin, 0.12)),
    }),
  );
  rig.both((side) => {
    rig.part(`0,-116 50,-106 76,-56 78,-4 68,46 ${jaw},90 18,112 0,116`, side, 'm', {
      fill: shaded(rig, side, skin),
      down: `76,-56 78,-4 68,46 ${jaw},90 18,112 ${jaw - 8},66 54,24 60,-30`,
    });
    rig.facet('0,-96 40,-92 54,-48 16,-34 0,-38', side, '#ffffff', side === rig.near ? 0.13 : 0.05);
    rig.facet('24,22 56,12 48,48 22,46', side, '#ffffff', side === rig.near ? 0.1 : 0.03);
  });
  drawNose(rig, skin);
  drawEyes(rig, person);
  drawMouth(rig, person);
  if (person.beard) drawBeard(rig, person);
  if (person.scar && !rig.art.blueprint)
    rig.markup += stroke(
      polyline(rig.mapAll('34,-46 46,-8 42,38', rig.near)),
      darken(skin, 0.34),
      4,
      'opacity=".6" stroke-linecap="round"',
    );
}

function drawNose(rig: Rig, skin: string): void {
  rig.facet('0,-30 14,28 0,38', rig.far, darken(skin, 0.5), 0.42);
  rig.facet('0,-30 12,26 0,34', rig.near, '#ffffff', 0.16);
  rig.facet('0,38 14,28 10,38', rig.near, darken(skin, 0.6), 0.35);
}

function drawEyes(rig: Rig, { skin, hair, iris, mood }: Portrait): void {
  const { blueprint, line } = rig.art;
  const { scale } = rig.place;
  const lift = mood === 'keen' ? 6 : 0;
  rig.both((side) => {
    rig.facet('12,-24 60,-30 62,6 18,10', side, darken(skin, 0.45), 0.26);
    const white = polygon(rig.mapAll('18,-5 34,-15 56,-11 60,-2 42,7 24,5', side));
    const [x, y] = rig.map([39, -4], side);
    rig.markup += blueprint
      ? stroke(white, line, 1.6) +
        circle(x, y, 7.5 * scale, line) +
        circle(x, y, 3 * scale, rig.art.sky[0])
      : path(white, '#f4efe6') +
        circle(x, y, 9.5 * scale, darken(iris, 0.3)) +
        circle(x, y, 6.2 * scale, iris) +
        circle(x, y, 3.2 * scale, '#0b0d12') +
        circle(x - 3 * scale, y - 3.4 * scale, 2.4 * scale, '#ffffff');
    rig.markup += stroke(
      polyline(rig.mapAll('14,-4 32,-17 58,-14 66,-6', side)),
      blueprint ? line : '#15101a',
      4.6 * scale,
      'stroke-linejoin="round" stroke-linecap="round"',
    );
    rig.part(
      `10,${-30 + lift} 34,${-44 + lift / 2} 66,${-40 - lift} 64,-32 34,-34 12,${-22 + lift}`,
      side,
      'd',
      {
        rim: false,
        fill: darken(hair, 0.3),
      },
    );
  });
}

function drawMouth(rig: Rig, { skin, mood }: Portrait): void {
  const color = rig.art.blueprint ? rig.art.line : darken(mix(skin, '#a02c2c', 0.4), 0.45);
  const corner = mood === 'smile' ? 56 : 65;
  rig.both((side) => {
    rig.markup += stroke(
      polyline(rig.mapAll(`0,67 16,66 27,${corner}`, side)),
      color,
      4 * rig.place.scale,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
    rig.facet('0,78 16,76 8,84 0,85', side, darken(skin, 0.5), 0.3);
  });
}

function drawBeard(rig: Rig, { hair, jaw }: Portrait): void {
  rig.both((side) =>
    rig.part(`78,0 70,48 ${jaw + 4},96 20,132 0,142 0,82 20,78 30,56 56,44`, side, 'd', {
      rim: false,
      fill: shaded(rig, side, hair),
      up: '30,56 56,44 44,84 20,96',
    }),
  );
  rig.both((side) =>
    rig.part('0,48 22,46 34,60 0,60', side, 'd', {
      rim: false,
      fill: lighten(shaded(rig, side, hair), 0.06),
    }),
  );
}
