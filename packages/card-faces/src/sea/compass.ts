/** The compass rose, sign of this world. */
import type { ArtContext } from '../art-context.ts';
import { lighten } from '../color-math.ts';
import { circle, path, type Point, polar, polygon, ring, round } from '../svg-markup.ts';

export function compassRose(
  art: ArtContext,
  [cx, cy]: Point,
  radius: number,
  opacity: number,
): string {
  const { palette, sky, id } = art;
  let markup =
    circle(cx, cy, radius * 1.25, `url(#${id}glow)`, 'opacity=".4"') +
    ring(cx, cy, radius, sky[3], 3) +
    ring(cx, cy, radius * 0.93, sky[3], 10, 'stroke-dasharray="2 13"') +
    ring(cx, cy, radius * 0.62, palette.glow, 2.5);
  for (let point = 0; point < 16; point++) {
    const angle = point * 22.5 - 90;
    const major = point % 4 === 0;
    const reach = radius * (major ? 1.08 : point % 2 ? 0.56 : 0.82);
    const half = major ? 11 : 8;
    const tip = polar(cx, cy, reach, angle);
    for (const [side, color] of [
      [-1, lighten(palette.bright, 0.5)],
      [1, palette.base],
    ] as const)
      markup += path(
        polygon([[cx, cy], polar(cx, cy, radius * 0.26, angle + side * half * 1.6), tip]),
        major || side > 0 ? color : sky[3],
      );
  }
  markup += circle(cx, cy, radius * 0.1, '#ffffff') + circle(cx, cy, radius * 0.06, palette.glow);
  return `<g opacity="${round(opacity * 10) / 10}">${markup}</g>`;
}
