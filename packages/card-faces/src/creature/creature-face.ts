/** Eyes, ears and horns for creatures of all body types. */
import type { Side } from '../art-context.ts';
import { darken, lighten } from '../color-math.ts';
import type { Rig } from '../rig.ts';
import { circle, path, type Point, polygon, shift, stroke } from '../svg-markup.ts';
import type { Ears } from './creature-plan.ts';

const EYES = [
  '-22,2 -8,-17 14,-21 25,-5 12,15 -10,15',
  '-24,6 0,-16 27,-18 17,7 -2,14',
  '-18,0 -10,-23 10,-25 20,-3 10,20 -8,20',
] as const;

export function drawEyes(rig: Rig, [x, y]: Point, size: number, kind: 0 | 1 | 2): void {
  const { palette, blueprint, line } = rig.art;
  rig.both((side) => {
    const scaled = (factor: number): Point[] =>
      rig.mapAll(
        shift(EYES[kind], 0, 0).map(([px, py]): Point => [
          x + px * size * factor,
          y + py * size * factor,
        ]),
        side,
      );
    const [cx, cy] = rig.map([x, y], side);
    const unit = size * rig.place.scale;
    if (blueprint) {
      rig.markup += stroke(polygon(scaled(1)), line, 2) + circle(cx, cy, 8 * unit, line);
      return;
    }
    rig.markup +=
      path(polygon(scaled(1.24)), '#10121a') +
      path(polygon(scaled(1)), darken(palette.glow, 0.18)) +
      path(polygon(scaled(0.72)), lighten(palette.glow, 0.25)) +
      `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${(6 * unit).toFixed(1)}" ry="${(12 * unit).toFixed(1)}" fill="#0d0f16"/>` +
      circle(cx - 5 * unit, cy - 7 * unit, 4.6 * unit, '#ffffff') +
      circle(cx + 5 * unit, cy + 6 * unit, 2.4 * unit, '#ffffff', 'opacity=".85"');
  });
}

const antler = (rig: Rig, side: Side, at: Point): void => {
  for (const branch of [
    '0,0 10,-70 30,-120 22,-66 12,-4',
    '12,-50 50,-86 62,-128 70,-84 20,-38',
    '14,-72 -6,-110 -4,-140 22,-96',
  ])
    rig.part(shift(branch, at[0], at[1]), side, 'x');
};

/** Ears or horns rooted at a point of the skull. */
export function drawEars(rig: Rig, kind: Ears, root: Point): void {
  const at = (outline: string): Point[] => shift(outline, root[0], root[1]);
  rig.both((side) => {
    if (kind === 'pointed') {
      rig.part(at('-26,6 18,-112 62,34'), side, 'm', { up: at('-26,6 18,-112 14,10') });
      rig.part(at('-4,4 18,-72 40,22'), side, 'd', { rim: false });
    }
    if (kind === 'round') {
      rig.part(at('-24,0 -14,-50 24,-70 58,-48 58,6 26,26'), side, 'm', {
        up: at('-24,0 -14,-50 24,-70 20,-24'),
      });
      rig.part(at('-2,-4 8,-36 28,-46 44,-26 38,6'), side, 's', { rim: false });
    }
    if (kind === 'long') {
      rig.part(at('-26,8 -18,-150 22,-206 44,-140 36,24'), side, 'm', {
        up: at('-26,8 -18,-150 22,-206 8,-60'),
      });
      rig.part(at('-6,0 0,-130 18,-166 28,-120 20,14'), side, 's', { rim: false });
    }
    if (kind === 'horns')
      rig.part(at('-14,8 10,-60 70,-110 128,-104 84,-76 46,-24 34,26'), side, 'x', {
        up: at('-14,8 10,-60 70,-110 60,-82 22,-20'),
        lines: [at('2,-16 36,2'), at('18,-48 48,-26'), at('46,-76 68,-60')],
      });
    if (kind === 'antlers') antler(rig, side, root);
  });
}

export function drawMane(
  rig: Rig,
  [cx, cy]: Point,
  radius: number,
  tones: readonly ['m' | 's' | 'd' | 'x', 'm' | 's' | 'd' | 'x'],
): void {
  rig.both((side) => {
    for (let tuft = 0; tuft < 7; tuft++) {
      const angle = ((-96 + tuft * 34) * Math.PI) / 180;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const point = (along: number, across: number): Point => [
        Math.max(0, cx + dx * along - dy * across),
        cy + dy * along + dx * across,
      ];
      const reach = radius * (tuft % 2 ? 1.42 : 1.62);
      rig.part(
        [point(radius * 0.5, -34), point(reach, 0), point(radius * 0.5, 34)],
        side,
        tones[tuft % 2] ?? 'm',
        {
          up: [point(radius * 0.5, -34), point(reach, 0), point(radius * 0.5, 0)],
        },
      );
    }
  });
}
