/** Resources: a faceted power core in its cradle of rings. */
import type { ArtContext } from './art-context.ts';
import { lighten } from './color-math.ts';
import { circle, path, polar, polygon, regularPolygon, ring, round } from './svg-markup.ts';

export function coreMotif(art: ArtContext): string {
  const { random, id, sky, palette, rim, blueprint, line } = art;
  const [cx, cy] = [315, 300];
  const sides = random.pick([6, 8, 10]);
  const outer = regularPolygon(cx, cy, 148, sides, 90 + 180 / sides);
  const inner = regularPolygon(cx, cy - 8, 74, sides, 90 + 180 / sides);
  let markup = circle(cx, cy, 320, `url(#${id}glow)`, 'opacity=".55"');
  for (let index = 0; index < 4; index++)
    markup += ring(
      cx,
      cy,
      190 + index * 34,
      index % 2 ? palette.glow : sky[3],
      index === 1 ? 9 : 2,
      `stroke-dasharray="${random.pick(['4 12', '80 22', '150 36 10 36'])}" opacity="${round(0.75 - index * 0.13)}" transform="rotate(${round(random.range(0, 360))} ${cx} ${cy})"`,
    );
  markup += path(polygon(outer), rim, `transform="translate(${art.lit * 3} -4)"`);
  for (let side = 0; side < sides; side++) {
    const next = (side + 1) % sides;
    const facet = [outer[side], outer[next], inner[next], inner[side]].filter(
      (p) => p !== undefined,
    );
    const angle = (side / sides) * Math.PI * 2;
    const light = 0.5 + 0.5 * Math.sin(angle + (art.lit < 0 ? 3.6 : 5.2));
    markup += path(
      polygon(facet),
      blueprint ? 'none' : lighten(palette.base, light * 0.62),
      `stroke="${blueprint ? line : '#02040a'}" stroke-opacity="${blueprint ? 0.9 : 0.25}" stroke-width="2"`,
    );
  }
  markup += path(
    polygon(inner),
    blueprint ? 'none' : lighten(palette.bright, 0.55),
    `stroke="${rim}" stroke-width="2"`,
  );
  markup += circle(cx, cy - 8, 60, `url(#${id}glow)`);
  for (let shard = 0; shard < 9; shard++) {
    const [x, y] = polar(cx, cy, random.range(170, 270), random.range(0, 360));
    markup += path(
      polygon(regularPolygon(x, y, random.range(5, 15), 4, 45)),
      palette.glow,
      'opacity=".85"',
    );
  }
  return markup;
}
